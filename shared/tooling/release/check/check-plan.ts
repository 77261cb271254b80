import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { checkRelease, type CheckResult, type Memory } from './check-release.ts'
import { withCheckTools, type Browsers } from './check-tools.ts'
import { recordsIn } from './records.ts'
import { findingsOf, report } from './report.ts'

/**
 * Checks some apps of a plan, the shell first.
 * @param which browsers to open pages in
 */
export async function checkPlan(
  store: Store,
  plan: Plan,
  apps: readonly string[],
  memory: Memory,
  which: Browsers = 'all',
): Promise<CheckResult[]> {
  return withCheckTools(store, which, async tools => {
    const results: CheckResult[] = []
    for (const app of [...apps].sort((a, b) => Number(b === 'shell') - Number(a === 'shell')))
      results.push(await checkRelease(store, plan, app, tools, memory))
    return results
  })
}

/**
 * Runs before a plan goes live: checks the apps that it changes, as far as they have not passed before.
 * @param live the plan that it follows
 * @throws Error that says what would break
 */
export async function checkChange(store: Store, live: Plan | undefined, plan: Plan): Promise<void> {
  const changed = Object.keys(plan.pins).filter(app => plan.pins[app] !== live?.pins[app])
  const start = performance.now()
  const results = await checkPlan(store, plan, changed, recordsIn(store))
  if (findingsOf(results).length === 0) return
  throw new Error(
    `${report(results, (performance.now() - start) / 1000)}
What is live has not changed. To release it all the same: the same command with --unchecked "<why>".`,
  )
}
