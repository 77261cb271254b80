import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runReleaseCommandInProcess } from '../../fixtures/release-command.ts'
import { createTinyStoreFactory } from '../../fixtures/tiny-store.ts'
import { makeTestKey } from '../../record/fixtures/test-record.ts'
import { createTestObjectStore } from '../../store/objects/fixtures/test-objects.ts'

const freshStore = createTinyStoreFactory()
const objects = createTestObjectStore()
const [operator, team] = [makeTestKey(), makeTestKey()]

it('turns signatures on with the first owner, lets a team in to its own file, and takes its key away', async () => {
  const store = freshStore()
  const owners = async (key: string, ...args: readonly string[]) =>
    (await runReleaseCommandInProcess(store, ['owners', ...args], { RELEASE_KEY: key })).output
  expect(await owners('')).toContain('The record names no owners')
  await owners(operator.file, 'add', 'operator', `${operator.file}.pub`)
  expect(await owners('', 'add', 'maze', `${team.file}.pub`, 'live/mf-one.json')).toMatch(/has to be signed/)
  await owners(operator.file, 'add', 'maze', `${team.file}.pub`, 'live/mf-one.json')
  expect(JSON.parse(await owners('', '--json'))).toMatchObject({
    owners: [{ name: 'operator' }, { name: 'maze' }],
    rights: [
      { path: '*', names: ['operator'] },
      { path: 'live/mf-one.json', names: ['maze'] },
    ],
  })
  const asTeam = { RELEASE_KEY: team.file }
  expect(await runReleaseCommandInProcess(store, ['promote', 'mf-one@1.1.0'], asTeam)).toMatchObject({
    code: 0,
  })
  expect((await runReleaseCommandInProcess(store, ['promote', 'mf-two@1.1.0'], asTeam)).output).toMatch(
    /maze may not change live\/mf-two\.json/,
  )
  expect(await owners(team.file, 'remove', 'maze')).toMatch(/maze may not change/)
  expect(await owners(operator.file, 'remove', 'operator')).toMatch(/nobody could change the owners/)
  expect(await owners(operator.file, 'remove', 'nobody')).toMatch(/no owner nobody\. One of: operator, maze/)
  expect(await owners(operator.file, 'remove', 'maze')).not.toContain('maze')
  expect((await runReleaseCommandInProcess(store, ['promote', 'mf-one@1.2.0'], asTeam)).output).toMatch(
    /none of this record's owners/,
  )
})

it('asks for a first release before the first owner', async () => {
  const store = mkdtempSync(path.join(tmpdir(), 'store-'))
  const add = ['owners', 'add', 'operator', `${operator.file}.pub`]
  const { code, output } = await runReleaseCommandInProcess(store, add)
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('Nothing is live yet') as string,
  })
  expect((await runReleaseCommandInProcess(store, ['log'])).output).not.toContain('owners')
  rmSync(store, { recursive: true })
})

it('prints a policy by which a team writes its own releases, and the deployer all that visitors load', async () => {
  const place = objects().emptyPlace()
  const { output } = await runReleaseCommandInProcess(place, ['policy', 'deployer=one', 'mf-one=two'])
  const policy = JSON.parse(output) as {
    Statement: { Principal: { AWS: string[] }; Action: string[]; Resource: string[] }[]
  }
  const writable = (who: string) =>
    policy.Statement.filter(each => each.Principal.AWS.includes(who) && each.Action.includes('s3:PutObject'))
      .flatMap(each => each.Resource)
      .map(key => key.replace(/^arn:aws:s3:::/, 's3://').replace(`${place}/`, ''))
  expect([writable('one'), writable('two')]).toEqual([['site/*', 'releases/*'], ['releases/mf-one/*']])
  const nobody = await runReleaseCommandInProcess(place, ['policy', 'mf-one=two'])
  expect(nobody.output).toContain('Who deploys?')
})
