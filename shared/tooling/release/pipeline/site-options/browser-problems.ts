import { randomBytes } from 'node:crypto'
import { chromium, type Page } from 'playwright'
import { startCheckServer } from '../../check/browser/check-server.ts'
import { openSite, type SiteForComposing } from '../../compose/site.ts'
import { ensureBrowser, QUIET_FLAGS } from '../../programs/browser.ts'
import type { Store } from '../../store/store.ts'
import type { VerifiedPlan } from '../../store/trust/view.ts'

/** How long a server may take to respond; ms. */
const RESPONSE_TIMEOUT_MS = 15_000

/**
 * Checks in a browser that pages can reach other origins under the site's security policy. Sends the gateway
 * a blank question, which it refuses, so the check costs nothing.
 * @param moved apps whose files have a new origin
 * @param gatewayUrl address of the gateway, if it is new
 * @returns the problems, one sentence each
 */
export async function findBrowserProblems(
  store: Store,
  plan: VerifiedPlan,
  moved: readonly string[],
  gatewayUrl: string | undefined,
): Promise<string[]> {
  const generation = randomBytes(6).toString('hex')
  const site = await openSite(store, plan, { generation, year: new Date().getUTCFullYear() })
  const server = await startCheckServer(store)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...QUIET_FLAGS] })
  try {
    await server.add(generation, '404.html', blankPage(await site.notFound()))
    const page = await browser.newPage()
    await page.goto(`${server.origin(generation)}/release-check-of-addresses`)
    const tried = [
      ...entriesOf(site, moved).map(async entry => ({ url: entry.url, why: await loading(page, entry) })),
      ...(gatewayUrl === undefined ? [] : [asking(page, gatewayUrl).then(why => ({ url: gatewayUrl, why }))]),
    ]
    return (await Promise.all(tried)).flatMap(({ url, why }) =>
      why === undefined
        ? []
        : [
            `Pages of the site do not get through to ${url} (${why}). Does it run, and allow other origins (CORS)?`,
          ],
    )
  } finally {
    site.close()
    await Promise.allSettled([browser.close(), server.close()])
  }
}

/** Opens an empty page with a document's policy, so that no code of a release runs. */
function blankPage(html: string): string {
  const policies = html.match(securityPolicies)
  if (policies)
    return `<!doctype html>\n<meta charset="utf-8">\n<title>Addresses</title>\n${policies.join('\n')}`
  throw new Error(
    'The site’s page for unknown addresses has no Content-Security-Policy. Publish a shell that composes one.',
  )
}

/** Matches the element that shell/composing/document.ts writes. */
const securityPolicies = /<meta http-equiv="Content-Security-Policy"[^>]*>/g

interface Entry {
  readonly url: string
  readonly integrity: string
}

function entriesOf({ remotes }: SiteForComposing, moved: readonly string[]): Entry[] {
  return moved.flatMap(app => {
    const release = remotes[app]
    const entry = release?.files['remoteEntry.js']
    return release && entry
      ? [{ url: `${release.base}remoteEntry.js`, integrity: `sha384-${entry.sha384}` }]
      : []
  })
}

/** Explains why a page cannot load a script from another origin; undefined if it can. */
function loading(page: Page, { url, integrity }: Entry): Promise<string | undefined> {
  return page.evaluate(
    ({ url, integrity, timeoutMs }) =>
      new Promise<string | undefined>(resolve => {
        setTimeout(resolve, timeoutMs, `nothing came for ${timeoutMs / 1000} s`)
        const link = Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          integrity,
        })
        link.crossOrigin = 'anonymous'
        link.onload = () => resolve(undefined)
        link.onerror = () => resolve('it does not load')
        link.href = url
        document.head.append(link)
      }),
    { url, integrity, timeoutMs: RESPONSE_TIMEOUT_MS },
  )
}

/** Explains why a page gets no response from an address; undefined if it gets one. */
function asking(page: Page, url: string): Promise<string | undefined> {
  return page.evaluate(
    async ({ url, timeoutMs }) => {
      try {
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ userMessage: '' }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        return undefined
      } catch (error) {
        return String(error)
      }
    },
    { url, timeoutMs: RESPONSE_TIMEOUT_MS },
  )
}
