/**
 * Tests the site's addresses (gateway, origins of apps) before they go live. An app's own origin is tested
 * again at each release.
 */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import type { Plan } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import type { VerifiedPlan } from '../../store/trust/view.ts'
import { findBrowserProblems } from './browser-problems.ts'

/**
 * @param live the plan that is live now
 * @throws Error that says which address does not respond correctly
 */
export async function checkSiteOptions(
  store: Store,
  live: Plan | undefined,
  verified: VerifiedPlan,
): Promise<void> {
  const { plan } = verified
  const moved = appsWithNewOrigin(live, plan)
  // A gateway at the site's own origin is not tested, since the check does not run the site's real server.
  const isElsewhere = plan.gatewayUrl?.startsWith('/') === false
  const gateway = isElsewhere && plan.gatewayUrl !== live?.gatewayUrl ? plan.gatewayUrl : undefined
  if (moved.length === 0 && gateway === undefined) return
  const problems = (await Promise.all(moved.map(app => findOriginProblems(verified, app)))).flat()
  if (problems.length === 0) problems.push(...(await findBrowserProblems(store, verified, moved, gateway)))
  if (problems.length === 0) return
  throw new Error(
    `${problems.join('\n')}
What is live has not changed. Mend the address, or serve there what it names, and run the same command again.`,
  )
}

/** Lists apps whose origin must be checked: the app has a new origin, or a new release. */
export const appsWithNewOrigin = (live: Plan | undefined, plan: Plan): string[] =>
  Object.keys(plan.origins).filter(
    app => plan.origins[app] !== live?.origins[app] || plan.pins[app] !== live?.pins[app],
  )

/** How long a server may take to send a script; ms. */
const RESPONSE_TIMEOUT_MS = 10_000
const AT_ONCE = 8

/**
 * Checks that a server sends every script of a release unchanged, and allows the site's pages to load it.
 * @returns the first problems, one sentence each
 */
export async function findOriginProblems(verified: VerifiedPlan, app: string): Promise<string[]> {
  const { plan } = verified
  const version = plan.pins[app]
  const origin = plan.origins[app] ?? ''
  if (version === undefined) return [`--origins names ${app}, of which no release is live or named with it.`]
  const { files } = verified.release(app, version)
  const scripts = Object.entries(files).filter(
    ([name]) => name.endsWith('.js') && !name.startsWith('server/'),
  )
  const problems: string[] = []
  await mapConcurrently(scripts, AT_ONCE, async ([name, { sha384: hash }]) => {
    const address = `${origin}/apps/${app}/${version}/${name}`
    // Report at most three problems.
    const problem = problems.length < 3 ? await problemAt(address, hash) : undefined
    if (problem !== undefined) problems.push(`${address} ${problem}.`)
  })
  return problems
}

async function problemAt(address: string, hash: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok) return `answers with ${answer.status}`
    if (sha384(Buffer.from(await answer.arrayBuffer())) !== hash) return 'is not what was released'
    const allowed = answer.headers.get('access-control-allow-origin')
    return allowed === '*'
      ? undefined
      : 'is kept from pages of the site: it needs Access-Control-Allow-Origin: *'
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `does not answer (${String(cause)})`
  }
}
