/**
 * A process of its own that releases the remotes in turn, as their teams would, into the object store that STORE names: `release-train.ts <how
 * many> <ms from one to the next>`. Prints a line of JSON for each: what it was, when it began and ended.
 */
import { setTimeout } from 'node:timers/promises'
import { changeTo } from '../../pipeline/change-live.ts'
import { objectHeaders } from '../../serve/object-headers.ts'
import { deploy, liveDeployment } from '../../store/deployments.ts'
import { openStore } from '../../store/open-store.ts'
import { planWith } from '../../store/plan.ts'
import { readPlan, releaseFolder } from '../../store/store.ts'
import { publishAgain } from '../cluster/site-in-objects.ts'

const [count = '1', everyMs = '0'] = process.argv.slice(2)
const store = await openStore(undefined, 'live', objectHeaders)
const live = await liveDeployment(store)
if (!live) throw new Error('Nothing is live in this store yet.')
const { pins } = await readPlan(store, live.generation)
const remotes = Object.keys(pins).filter(app => app !== 'shell')
const first = live.number

for (let number = 0; number < Number(count); number += 1) {
  const app = remotes[number % remotes.length] ?? ''
  const version = `9.${first}.${number}`
  const beganAt = Date.now()
  await publishAgain(store, releaseFolder(store, app, pins[app] ?? ''), version)
  const publishedAt = Date.now()
  const deployment = await deploy(store, async newest => {
    if (!newest) throw new Error('Nothing is live any more.')
    const plan = planWith(await readPlan(store, newest.generation), { [app]: version })
    return changeTo(store, newest, plan, { what: `release ${app}@${version}` })
  })
  const { generation } = deployment ?? {}
  console.log(JSON.stringify({ app, version, generation, beganAt, publishedAt, liveAt: Date.now() }))
  await setTimeout(Math.max(0, beganAt + Number(everyMs) - Date.now()))
}
await store.shared?.finish()
