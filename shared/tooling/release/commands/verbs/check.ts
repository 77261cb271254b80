import { checkPlan } from '../../check/check-plan.ts'
import { freshRecordsIn } from '../../check/records.ts'
import { findingsOf, report } from '../../check/report.ts'
import { enclosure } from '../../compose/apart/enclosures.ts'
import { withSharedLock } from '../../store/lock.ts'
import { planWith } from '../../store/plan.ts'
import { releasesNamed, requireLive } from '../../pipeline/releases.ts'
import type { Run } from './request.ts'

export const run: Run = async ({ store, names, options }) => {
  const pins = await releasesNamed(store, names, 'npm run release -- check mf-maze@1.1.0')
  const start = performance.now()
  const results = await withSharedLock(store, async () => {
    const { plan } = await requireLive(store)
    return checkPlan(store, planWith(plan, pins), Object.keys(pins), freshRecordsIn(store))
  })
  const seconds = (performance.now() - start) / 1000
  const findings = findingsOf(results).length
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2))
  if (findings > 0) throw new Error(options.json ? `${findings} findings.` : report(results, seconds))
  return options.json ? '' : `${report(results, seconds)}\nComposed apart: ${enclosure().words}.`
}
