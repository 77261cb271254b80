import { checkPlan } from '../../check/check-plan.ts'
import { newPassedChecksIn } from '../../check/passed-checks.ts'
import { allFindings, formatReport, githubAnnotations } from '../../check/report.ts'
import { createSandbox } from '../../compose/sandbox/sandboxes.ts'
import { withSharedLock } from '../../store/lock.ts'
import { planWith } from '../../store/plan.ts'
import { VerifiedPlan } from '../../store/trust/view.ts'
import { parseSignedReleases, requireLiveDeployment } from '../../pipeline/parse-releases.ts'
import type { RunVerb } from './verb-request.ts'

export const run: RunVerb = async ({ store, names, options }) => {
  const pins = await parseSignedReleases(store, names, 'npm run release -- check mf-maze@1.1.0')
  const start = performance.now()
  const results = await withSharedLock(store, async () => {
    const { plan: live } = await requireLiveDeployment(store)
    const next = await VerifiedPlan.of(store, planWith(live, pins))
    return checkPlan(store, next, Object.keys(pins), newPassedChecksIn(store))
  })
  const seconds = (performance.now() - start) / 1000
  const findings = allFindings(results)
  if (options.json) console.log(JSON.stringify({ seconds, results }, null, 2))
  if (findings.length > 0 && process.env['GITHUB_ACTIONS'] === 'true')
    console.error(githubAnnotations(findings))
  if (findings.length > 0)
    throw new Error(options.json ? `${findings.length} findings.` : formatReport(results, seconds))
  return options.json ? '' : `${formatReport(results, seconds)}\nComposed apart: ${createSandbox().words}.`
}
