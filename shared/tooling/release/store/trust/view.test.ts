import promises from 'node:fs/promises'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleDeployment } from '../../fixtures/any-deployment.ts'
import { emptyStore } from '../../fixtures/composed.ts'
import { firstPlan, planWith } from '../plan.ts'
import { getStoreIdentity, deploymentsFolder } from '../places.ts'
import { loadTrust } from './first-use.ts'
import { DEPLOYMENT_SIGNATURE_FILE_NAME, computeSha384Hex, signDeployment } from './signed-deployment.ts'
import { readVerifiedStoreState } from './view.ts'

const store = emptyStore()
const folderOf = (number: number) => path.join(deploymentsFolder(store), String(number))
const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

/** Signs a hundred consecutive deployments, each with different releases of twenty apps. */
beforeAll(async () => {
  const { actor } = await loadTrust(store)
  const apps = ['shell', ...Array.from({ length: 19 }, (_, index) => `mf-${'abcdefghijklmnopqrs'[index]}`)]
  const pinsOf = (number: number) => Object.fromEntries(apps.map(app => [app, `1.${number}.0`]))
  let plan = firstPlan(pinsOf(0))
  let after: { readonly number: number; readonly digest: string } | undefined
  for (const number of numbers) {
    plan = planWith(plan, pinsOf(number))
    const releases = [plan.pins, plan.previous].flatMap(pins =>
      Object.entries(pins).map(([app, version]) => [
        `${app}@${version}`,
        computeSha384Hex(`${app}@${version}`),
      ]),
    )
    const named = { plan, releases: Object.fromEntries(releases) as Record<string, string> }
    const next = {
      ...sampleDeployment,
      ...named,
      store: getStoreIdentity(store),
      number,
      ...(after && { after }),
    }
    const text = JSON.stringify(next)
    await mkdir(folderOf(number), { recursive: true })
    await writeFile(path.join(folderOf(number), 'deployment.json'), text)
    const signature = signDeployment(store, number, text, actor.key)
    await writeFile(path.join(folderOf(number), DEPLOYMENT_SIGNATURE_FILE_NAME), signature)
    after = { number, digest: computeSha384Hex(text) }
  }
})
afterAll(() => rmSync(store.folder, { recursive: true }))

it('verifies a long chain, and reads each document once', async () => {
  const open = jest.spyOn(promises, 'open')
  const { head, deployments, ignored } = await readVerifiedStoreState(store)
  const read = open.mock.calls.map(([file]) => String(file)).filter(file => file.endsWith('deployment.json'))
  open.mockRestore()
  expect([head?.number, deployments.length, ignored]).toEqual([100, 100, []])
  expect([read.length, new Set(read).size]).toEqual([100, 100])
})

it('counts nothing before a document that was changed', async () => {
  const file = path.join(folderOf(50), 'deployment.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('"promote"', '"rollback"'))
  const { deployments, ignored } = await readVerifiedStoreState(store)
  writeFileSync(file, before)
  expect(deployments.map(({ number }) => number)).toEqual(numbers.slice(50))
  expect(ignored.map(({ number }) => number)).toEqual(numbers.slice(0, 50))
})
