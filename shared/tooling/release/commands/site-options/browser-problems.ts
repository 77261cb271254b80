import { randomBytes } from 'node:crypto'
import { chromium } from 'playwright'
import { checkServer } from '../../check/browser/check-server.ts'
import { openSite, type OpenSite } from '../../compose/site.ts'
import { ensureBrowser } from '../../programs/browser.ts'
import type { Plan } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'

/** As long as a visitor waits for anything; ms. */
const PATIENCE_MS = 15_000

interface Asked {
  /** Scripts that pages load from elsewhere. */
  readonly scripts: readonly { readonly url: string; readonly integrity: string }[]
  readonly gatewayUrl: string | undefined
  readonly patienceMs: number
}

/**
 * Whether a page of the site, in a browser and under its own security policy, gets through to addresses elsewhere. The question to a
 * gateway is blank: it refuses it, and nobody pays for an answer.
 * @param moved apps whose files come from somewhere else than before
 * @param gatewayUrl if it is another one than before
 * @returns what is wrong, a sentence each
 */
export async function browserProblems(
  store: Store,
  plan: Plan,
  moved: readonly string[],
  gatewayUrl: string | undefined,
): Promise<string[]> {
  const generation = randomBytes(6).toString('hex')
  const site = await openSite(store, plan, { generation, year: new Date().getUTCFullYear() })
  const server = await checkServer(store)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    await server.add(generation, '404.html', await site.notFound())
    const page = await browser.newPage()
    await page.goto(`${server.origin(generation)}/release-check-of-addresses`)
    const asked: Asked = { scripts: entriesOf(site, moved), gatewayUrl, patienceMs: PATIENCE_MS }
    return await page.evaluate(problemsInPage, asked)
  } finally {
    site.close()
    await Promise.allSettled([browser.close(), server.close()])
  }
}

function entriesOf({ remotes }: OpenSite, moved: readonly string[]): Asked['scripts'] {
  return moved.flatMap(app => {
    const release = remotes[app]
    const entry = release?.files['remoteEntry.js']
    return release && entry
      ? [{ url: `${release.base}remoteEntry.js`, integrity: `sha384-${entry.sha384}` }]
      : []
  })
}

/** Runs in the page: nothing from outside is known here. */
async function problemsInPage({ scripts, gatewayUrl, patienceMs }: Asked): Promise<string[]> {
  const within = (promise: Promise<string | undefined>) =>
    Promise.race([
      promise,
      new Promise<string>(resolve =>
        setTimeout(resolve, patienceMs, `nothing came for ${patienceMs / 1000} s`),
      ),
    ])
  async function ask(url: string) {
    const headers = { 'content-type': 'application/json' }
    try {
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ userMessage: '' }) })
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  function load({ url, integrity }: Asked['scripts'][number]) {
    return new Promise<string | undefined>(resolve => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity })
      link.crossOrigin = 'anonymous'
      link.onload = () => resolve(undefined)
      link.onerror = () => resolve('it does not load')
      link.href = url
      document.head.append(link)
    })
  }
  const all = [
    ...scripts.map(async script => ({ url: script.url, why: await within(load(script)) })),
    ...(gatewayUrl === undefined ? [] : [within(ask(gatewayUrl)).then(why => ({ url: gatewayUrl, why }))]),
  ]
  return (await Promise.all(all)).flatMap(({ url, why }) =>
    why === undefined
      ? []
      : [
          `Pages of the site do not get through to ${url} (${why}). Does it run, and allow other origins (CORS)?`,
        ],
  )
}
