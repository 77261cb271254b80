/**
 * Releases all remotes in turn to the store in STORE, as their teams would. Runs in its own process:
 * `release-train.ts <how many> <ms between>`. Prints a line of JSON for each release (run-release-train.ts).
 */
import { setTimeout } from 'node:timers/promises'
import { composeChange } from '@kutuhal/release/pipeline/change-live.ts'
import { objectHeaders } from '@kutuhal/release/serve/object-headers.ts'
import { deploy, liveDeployment } from '@kutuhal/release/store/deployments.ts'
import { openStore } from '@kutuhal/release/store/open-store.ts'
import { planWith } from '@kutuhal/release/store/plan.ts'
import { readPlan, releaseFolder } from '@kutuhal/release/store/store.ts'
import { VerifiedPlan } from '@kutuhal/release/store/trust/view.ts'
import { republishRelease } from './republish-release.ts'
import type { TrainRelease } from './run-release-train.ts'

const [count = '1', everyMs = '0'] = process.argv.slice(2)
const store = await openStore(undefined, 'live', objectHeaders)
const live = await liveDeployment(store)
if (!live) throw new Error('Nothing is live in this store yet.')
const { pins } = await readPlan(store, live.generation)
const remotes = Object.keys(pins).filter(app => app !== 'shell')

for (let number = 0; number < Number(count); number += 1) {
  const app = remotes[number % remotes.length] ?? ''
  const version = `9.${live.number}.${number}`
  const beganAt = Date.now()
  const builtAt = await republishRelease(store, releaseFolder(store, app, pins[app] ?? ''), version)
  const publishedAt = Date.now()
  const deployment = await deploy(store, async newest => {
    if (!newest) throw new Error('Nothing is live any more.')
    const plan = planWith(await readPlan(store, newest.generation), { [app]: version })
    return composeChange(store, newest, await VerifiedPlan.of(store, plan), {
      what: `release ${app}@${version}`,
    })
  })
  const { generation } = deployment ?? {}
  if (generation === undefined) throw new Error(`${app}@${version} did not go live.`)
  const release: TrainRelease = { generation, builtAt, publishedAt, liveAt: Date.now() }
  console.log(JSON.stringify(release))
  await setTimeout(Math.max(0, beganAt + Number(everyMs) - Date.now()))
}
await store.shared?.finish()
