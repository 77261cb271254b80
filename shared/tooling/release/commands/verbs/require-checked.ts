import type { Change, Deployment } from '../../store/deployments.ts'
import type { Plan } from '../../store/plan.ts'
import { readPlan, type Store } from '../../store/store.ts'
import { terminalText } from '../terminal-text.ts'
import type { Options } from './request.ts'

/**
 * Nothing goes live that nobody has looked at: checks the apps that a plan changes, as far as they have not passed before.
 * @param newest what is live now
 * @returns why nobody has, for the record, where somebody says so
 * @throws Error that says what would break
 */
export async function requireChecked(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  { unchecked }: Options,
): Promise<Pick<Change, 'unchecked'>> {
  if (unchecked !== undefined) {
    console.error(terminalText(UNCHECKED, store))
    return { unchecked: reasonFrom(unchecked) }
  }
  // Loads a browser's driver and React: not for those who do not need it.
  const { checkChange } = await import('../../check/check-plan.ts')
  const live = newest && (await readPlan(store, newest.generation))
  await checkChange(store, live, plan)
  const { checkSiteOptions } = await import('../site-options/check-site-options.ts')
  await checkSiteOptions(store, live, plan)
  return {}
}

/** @throws Error if it is no reason; a release in its place was meant to be released */
export function reasonFrom(typed: string): string {
  const reason = typed.trim()
  if (/\S\s+\S/.test(reason)) return reason
  throw new Error(
    `--unchecked needs a reason in a few words, which the log keeps: --unchecked "the browser here is broken, looked at by hand", not "${typed}".`,
  )
}

const UNCHECKED = `
!!! UNCHECKED !!!
This goes live without a check: nobody has looked whether it fits what it will meet. Look now: npm run release -- check <app>@<version>
`
