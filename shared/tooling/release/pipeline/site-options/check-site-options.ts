/**
 * Tests that the assistant's gateway and the apps' own origins respond, before a plan with them goes live. An
 * app's own origin is tested again at each release of the app.
 */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { ReleaseFile } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { ID_DIGITS } from '../../compose/compose.ts'
import { openComposableSite } from '../../compose/site.ts'
import type { Plan } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import type { VerifiedPlan } from '../../store/trust/view.ts'

/**
 * Tests the addresses of a plan that are new or serve a new release.
 * @param live the plan that is live now
 * @throws Error that says which address does not respond correctly
 */
export async function checkSiteOptions(
  store: Store,
  live: Plan | undefined,
  verified: VerifiedPlan,
): Promise<void> {
  const { plan } = verified
  // A gateway at the site's own origin is not tested, since the check does not run the site's real server.
  const isElsewhere = plan.gatewayUrl?.startsWith('/') === false
  const gateway = isElsewhere && plan.gatewayUrl !== live?.gatewayUrl ? plan.gatewayUrl : undefined
  const problems = [
    ...listAppsForOriginCheck(live, plan).map(app => findOriginProblems(verified, app)),
    ...(gateway === undefined
      ? []
      : [siteOrigin(store, verified).then(origin => findGatewayProblems(gateway, origin))]),
  ]
  const found = (await Promise.all(problems)).flat()
  if (found.length === 0) return
  throw new Error(
    `${found.join('\n')}
What is live has not changed. Mend the address, or serve there what it names, and run the same command again.`,
  )
}

/** Returns the site's origin, which the shell's release defines. */
async function siteOrigin(store: Store, verified: VerifiedPlan): Promise<string> {
  const moment = { generation: '0'.repeat(ID_DIGITS), year: new Date().getUTCFullYear() }
  const site = await openComposableSite(store, verified, moment)
  site.close()
  return new URL(site.url).origin
}

/** Lists the apps whose own origin must be tested: the origin is new, or the app has a new release. */
export const listAppsForOriginCheck = (live: Plan | undefined, plan: Plan): string[] =>
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
  await mapConcurrently(scripts, AT_ONCE, async ([name, file]) => {
    const address = `${origin}/apps/${app}/${version}/${name}`
    // Report only the first three problems.
    const problem = problems.length < 3 ? await problemAt(address, file) : undefined
    if (problem !== undefined) problems.push(`${address} ${problem}.`)
  })
  return problems
}

async function problemAt(address: string, { sha384: hash, bytes }: ReleaseFile): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok) return `answers with ${answer.status}`
    if (sha384(await readStart(answer, bytes + 1)) !== hash) return 'is not what was released'
    const allowed = answer.headers.get('access-control-allow-origin')
    return allowed === '*'
      ? undefined
      : 'is kept from pages of the site: it needs Access-Control-Allow-Origin: *'
  } catch (error) {
    return `does not answer (${reasonOf(error)})`
  }
}

/** Reads a response until it has `bytes` bytes, since a server could send a script without end. */
async function readStart({ body }: Response, bytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let read = 0
  for await (const part of body ?? []) {
    parts.push(part)
    read += part.length
    if (read >= bytes) break
  }
  return Buffer.concat(parts)
}

/** Origin of a site that runs on this computer, for testing a gateway that allows local sites. */
const LOCAL = 'http://localhost'

/**
 * Checks that a gateway answers pages of the site as browsers ask: with a preflight, since questions are JSON
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch). The test question is blank, so the gateway refuses
 * it, and the check costs nothing.
 * @param origin the site's origin. A gateway that allows only http://localhost passes too, for local sites
 * @returns the problem, as one sentence in a list; an empty list if the gateway answers
 */
export async function findGatewayProblems(url: string, origin: string): Promise<string[]> {
  const why = await gatewayProblem(url, origin)
  if (why === undefined || (await gatewayProblem(url, LOCAL)) === undefined) return []
  return [
    `Pages of the site do not get through to ${url} (${why}). Does it run, and allow other origins (CORS)?`,
  ]
}

async function gatewayProblem(url: string, origin: string): Promise<string | undefined> {
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
