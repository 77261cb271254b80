import { ID_DIGITS } from '../compose/compose.ts'
import { openComposableSite } from '../compose/site.ts'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'

/**
 * Tests the gateway of a plan if its address is new. One at the site's own origin is not tested, since no
 * real server of the site runs here.
 * @throws Error if the gateway does not answer pages of the site
 */
export async function checkGateway(
  store: Store,
  live: Plan | undefined,
  verified: ReleasedPlan,
): Promise<void> {
  const { gatewayUrl } = verified.plan
  if (gatewayUrl === undefined || gatewayUrl.startsWith('/') || gatewayUrl === live?.gatewayUrl) return
  const problem = await findGatewayProblem(gatewayUrl, await siteOrigin(store, verified))
  if (problem === undefined) return
  throw new Error(
    `${problem}
What is live has not changed. Mend the address, or serve there what it names, and run the same command again.`,
  )
}

async function siteOrigin(store: Store, verified: ReleasedPlan): Promise<string> {
  const moment = { generation: '0'.repeat(ID_DIGITS), year: new Date().getUTCFullYear(), expires: '' }
  const site = await openComposableSite(store, verified, moment)
  site.close()
  return new URL(site.url).origin
}

/** How long a gateway may take to answer; ms. */
const RESPONSE_TIMEOUT_MS = 10_000

/** Origin of a site that runs on this computer, for testing a gateway that allows local sites. */
const LOCAL = 'http://localhost'

/**
 * Checks that a gateway answers pages of the site as browsers ask: with a preflight, since questions are JSON
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch). The test question is blank, so the gateway refuses
 * it, and the check costs nothing.
 * @param origin the site's origin. A gateway that allows only http://localhost passes too, for local sites
 * @returns the problem as a sentence; undefined if the gateway answers
 */
export async function findGatewayProblem(url: string, origin: string): Promise<string | undefined> {
  const why = await whyUnreachable(url, origin)
  if (why === undefined || (await whyUnreachable(url, LOCAL)) === undefined) return undefined
  return `Pages of the site do not get through to ${url} (${why}). Does it run, and allow other origins (CORS)?`
}

async function whyUnreachable(url: string, origin: string): Promise<string | undefined> {
  const ask = (init: RequestInit) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS), redirect: 'error' })
  const allows = ({ headers }: Response) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
  try {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const preflight = await ask({ method: 'OPTIONS', headers: { origin, ...asked } })
    const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
    if (!preflight.ok || !allows(preflight) || !/^\*$|\bcontent-type\b/i.test(allowed))
      return `it refuses questions from ${origin}`
    const headers = { origin, 'content-type': 'application/json' }
    const answer = await ask({ method: 'POST', headers, body: JSON.stringify({ userMessage: '' }) })
    return allows(answer) ? undefined : `pages of ${origin} may not read its answer`
  } catch (error) {
    return reasonOf(error)
  }
}

/** Returns the reason why a request failed, which `fetch` does not include in its error's message. */
const reasonOf = (error: unknown): string =>
  String(typeof error === 'object' && error !== null && 'cause' in error ? error.cause : error)
