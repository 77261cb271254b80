import { writeFile } from 'node:fs/promises'
import { checkPlan } from '../../check/check-plan.ts'
import type { CheckResult } from '../../check/check-release.ts'
import { freshRecordsIn } from '../../check/records.ts'
import { findingsOf, report } from '../../check/report.ts'
import type { ComparedPlans } from '../../check/screenshots.ts'
import { enclosure } from '../../compose/apart/enclosures.ts'
import { withSharedLock } from '../../store/lock.ts'
import { planWith } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import { VerifiedPlan } from '../../store/trust/view.ts'
import { releasesNamed, requireLive } from '../../pipeline/releases.ts'
import { annotations, checkPage, picturedPages } from '../check-report.ts'
import type { Run } from './request.ts'
import { absolutePath } from './typed-options.ts'

async function writeReport(
  store: Store,
  plans: ComparedPlans,
  results: readonly CheckResult[],
  file: string,
): Promise<void> {
  const paths = picturedPages(results)
  // Loaded on demand: most checks find nothing.
  const pictures =
    paths.length === 0
      ? []
      : await import('../../check/screenshots.ts').then(({ screenshots }) => screenshots(store, plans, paths))
  await writeFile(file, checkPage(results, pictures))
}

export const run: Run = async ({ store, names, options }) => {
  const pins = await releasesNamed(store, names, 'npm run release -- check mf-maze@1.1.0')
  const start = performance.now()
  const results = await withSharedLock(store, async () => {
    const { plan: live } = await requireLive(store)
    const next = await VerifiedPlan.of(store, planWith(live, pins))
    const found = await checkPlan(store, next, Object.keys(pins), freshRecordsIn(store))
    if (options.html !== undefined)
      await writeReport(
        store,
        { live: await VerifiedPlan.of(store, live, next), next },
        found,
        absolutePath('--html', options.html),
      )
    return found
  })
  const seconds = (performance.now() - start) / 1000
  const findings = findingsOf(results).length
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2))
  if (findings > 0 && process.env['GITHUB_ACTIONS'] === 'true')
    console.error(annotations(findingsOf(results)))
  if (findings > 0) throw new Error(options.json ? `${findings} findings.` : report(results, seconds))
  return options.json ? '' : `${report(results, seconds)}\nComposed apart: ${enclosure().words}.`
}
