/**
 * A process of its own that releases all remotes in turn, as their teams would: `release-train.ts <store> <how many> <ms from
 * one to the next>`. Prints how long each took from built to live; ms.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { changeTo } from '@kutuhal/release/pipeline/change-live.ts'
import { deploy, newestDeployment } from '@kutuhal/release/store/deployments.ts'
import { planWith } from '@kutuhal/release/store/plan.ts'
import { storeAt } from '@kutuhal/release/store/store-location.ts'
import { publish, readPlan, releaseFolder } from '@kutuhal/release/store/store.ts'
import { restampRelease } from '../restamp-release.ts'

const [folder, count = '1', everyMs = '0'] = process.argv.slice(2)
const store = storeAt(folder)
const newest = await newestDeployment(store)
if (!newest) throw new Error('Nothing is live in this store yet.')
const { pins } = await readPlan(store, newest.generation)
const remotes = Object.keys(pins).filter(app => app !== 'shell')

for (let number = 0; number < Number(count); number += 1) {
  const app = remotes[number % remotes.length] ?? ''
  const version = `9.${number}.0`
  const dist = await mkdtemp(path.join(tmpdir(), 'restamped-'))
  await restampRelease(releaseFolder(store, app, pins[app] ?? ''), version, dist)
  const start = performance.now()
  await publish(store, dist)
  await deploy(store, async live => {
    if (!live) throw new Error('Nothing is live any more.')
    return changeTo(store, live, planWith(await readPlan(store, live.generation), { [app]: version }), {
      what: `release ${app}`,
    })
  })
  const took = performance.now() - start
  console.log(Math.round(took))
  await rm(dist, { recursive: true })
  await setTimeout(Math.max(0, Number(everyMs) - took))
}
