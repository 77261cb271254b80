import { rmSync } from 'node:fs'
import { keyFile, ownedStore, publishAs, type Team } from '../../fixtures/owned-store.ts'
import { runReleaseCommandInProcess, type CommandResult } from '../../fixtures/release-command.ts'
import { tinyBuild, tinyRemotes } from '../../fixtures/tiny-release.ts'
import type { Deployment } from '../../store/deployment/deployment.ts'
import { newestDeployment } from '../../store/deployments.ts'
import type { Store } from '../../store/store.ts'

let store: Store

const why = ['--unchecked', 'looked at by hand']

beforeAll(async () => {
  store = await ownedStore()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    for (const app of ['shell', 'mf-three']) await publishAs(store, 'shell-team', tinyBuild(app, version))
    await publishAs(store, 'team-one', tinyBuild('mf-one', version))
    await publishAs(store, 'team-two', tinyBuild('mf-two', version))
  }
  await succeed('shell-team', 'promote', ...['shell', ...tinyRemotes].map(app => `${app}@1.0.0`), ...why)
})
afterAll(() => rmSync(store.folder, { recursive: true }))

it('lets every team release what is its own, and nobody else, and writes down whose key it was', async () => {
  await fail(
    'team-two',
    /Only team-one, shell-team may make releases of mf-one live/,
    'promote',
    'mf-one@1.1.0',
    ...why,
  )
  await fail('stranger', /not among the keys of this store: MCow/, 'promote', 'mf-one@1.1.0', ...why)
  await fail(
    'team-two',
    /Only shell-team, team-one may make live what nobody has checked/,
    'promote',
    'mf-two@1.1.0',
    ...why,
  )
  await fail(
    'team-one',
    /Only shell-team may change what concerns the whole site/,
    'promote',
    'mf-one@1.1.0',
    '--gateway',
    'https://evil.example/main/gemini',
    ...why,
  )
  await fail(
    'team-two',
    /Only team-one, shell-team may make releases of mf-one live/,
    'canary',
    'mf-one@1.1.0',
    '--percent',
    '5',
    ...why,
  )

  await succeed('team-one', 'promote', 'mf-one@1.1.0', ...why)
  expect(await newest()).toMatchObject({ number: 2, key: 'team-one', unchecked: 'looked at by hand' })
  await succeed('shell-team', 'promote', 'mf-two@1.1.0', ...why)

  // team-one may not roll back without naming an app, since that would undo another team's release.
  await fail('team-one', /Only team-two, shell-team may take releases of mf-two back/, 'rollback')
  await succeed('team-one', 'rollback', 'mf-one')
  expect(await newest()).toMatchObject({ number: 4, key: 'team-one', isRollback: true })
  const log = await succeed('team-two', 'log')
  expect(log).toMatch(
    /2 {2}\S+ {2}promote mf-one@1.1.0\n +by team-one \(\S+\), [^]*unchecked: looked at by hand/,
  )
})

const run = (team: Team, args: readonly string[]): Promise<CommandResult> =>
  runReleaseCommandInProcess(store.folder, args, { RELEASE_KEY: keyFile(store, team) })

async function succeed(team: Team, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run(team, args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return output
}

async function fail(team: Team, message: RegExp, ...args: readonly string[]): Promise<void> {
  const before = await newest()
  const { code, output } = await run(team, args)
  expect({ args, code }).toEqual({ args, code: 1 })
  expect(output).toMatch(message)
  expect(await newest()).toEqual(before)
}

const newest = (): Promise<Deployment | undefined> => newestDeployment(store)
