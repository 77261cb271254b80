import { writeFile } from 'node:fs/promises'
import { checkPlan } from '../../check/check-plan.ts'
import type { CheckResult } from '../../check/check-release.ts'
import { openWriteOnlyPassedCheckStore } from '../../check/passed-checks.ts'
import { collectFindings, formatReport } from '../../check/report.ts'
import type { ComparedPlans } from '../../check/screenshots.ts'
import { createSandbox } from '../../compose/sandbox/sandboxes.ts'
import { parseReleases } from '../../deploy/parse-releases.ts'
import { propose } from '../../deploy/preview.ts'
import { ReleasedPlan } from '../../releases/released-plan.ts'
import { openReleases } from '../../releases/release-source.ts'
import type { Store } from '../../store/store.ts'
import { formatGithubAnnotations, formatCheckReportHtml, selectPagesForScreenshots } from '../check-report.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'

async function writeReport(
  store: Store,
  plans: ComparedPlans,
  results: readonly CheckResult[],
  file: string,
): Promise<void> {
  const paths = selectPagesForScreenshots(results)
  // Import the screenshot module only when needed: most checks find no faults.
  const pictures =
    paths.length === 0
      ? []
      : await import('../../check/screenshots.ts').then(({ takeScreenshots }) =>
          takeScreenshots(store, plans, paths),
        )
  await writeFile(file, formatCheckReportHtml(results, pictures))
}

export const run: VerbHandler = async ({ store, names, options }) => {
  const pins = await parseReleases(
    { releases: openReleases(store) },
    names,
    'npm run release -- check mf-maze@1.1.0',
  )
  const start = performance.now()
  const { live, released: next } = await propose(store, pins)
  const results = await checkPlan(store, next, Object.keys(pins), openWriteOnlyPassedCheckStore(store))
  if (options.html !== undefined) {
    const plans = { live: await ReleasedPlan.of(store, live.plan, next), next }
    await writeReport(store, plans, results, parseAbsolutePath('--html', options.html))
  }
  const seconds = (performance.now() - start) / 1000
  const findings = collectFindings(results).length
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2))
  if (findings > 0 && process.env['GITHUB_ACTIONS'] === 'true')
    console.error(formatGithubAnnotations(collectFindings(results)))
  if (findings > 0) throw new Error(options.json ? `${findings} findings.` : formatReport(results, seconds))
  return options.json ? '' : `${formatReport(results, seconds)}\nComposed apart: ${createSandbox().words}.`
}
