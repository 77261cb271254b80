import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

/** All that a page sends before anybody scrolls, the film aside; bytes. */
const BUDGETS = { '/': 450 * 1024, '/news/2': 350 * 1024, '/blog/1': 350 * 1024 }

/** Of that the scripts, as sent (gzip); bytes. */
const SCRIPT_BUDGET = 160 * 1024

const FILM = /\/media\/hero\/hero\./

interface Sent {
  readonly url: string
  readonly type: string
  /** 1 for what the HTML itself asks for, 2 for what that asks for, and so on. */
  readonly wave: number
}

interface Asked {
  readonly requestId: string
  readonly request: { readonly url: string }
  readonly type?: string
  readonly initiator: {
    readonly type: string
    readonly url?: string
    readonly stack?: { readonly callFrames: readonly { readonly url: string }[] }
  }
}

/** Everything the browser asks for during a page load, in order. */
async function watch(page: Page): Promise<{ sent: Sent[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sent: Sent[] = []
  session.on('Network.requestWillBeSent', ({ request, type, initiator }: Asked) => {
    const cause = initiator.stack?.callFrames[0]?.url
    const wave = (sent.find(earlier => earlier.url === cause)?.wave ?? 0) + (type === 'Document' ? 0 : 1)
    sent.push({ url: request.url, type: type ?? '', wave })
  })
  return { sent, session }
}

/** What the browser gets over the wire until a page rests, in bytes; of the film nothing counts. */
async function bytesSent(page: Page, path: string): Promise<{ all: number; scripts: number }> {
  const sizes: Promise<{ url: string; isScript: boolean; bytes: number }>[] = []
  page.on('requestfinished', request => {
    const size = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      url: request.url(),
      isScript: request.resourceType() === 'script',
      bytes: responseBodySize + responseHeadersSize,
    }))
    sizes.push(size)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sent = (await Promise.all(sizes)).filter(({ url }) => !FILM.test(url))
  const sum = (list: typeof sent) => list.reduce((total, { bytes }) => total + bytes, 0)
  return { all: sum(sent), scripts: sum(sent.filter(({ isScript }) => isScript)) }
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`The first view of ${path} weighs less than ${budget / 1024} KB, scripts less than 160`, async ({
    page,
  }) => {
    const { all, scripts } = await bytesSent(page, path)
    test.info().annotations.push({ type: 'bytes', description: `${all}, scripts ${scripts}` })
    expect(scripts).toBeGreaterThan(50_000)
    expect(scripts).toBeLessThan(SCRIPT_BUDGET)
    expect(all).toBeLessThan(budget)
  })
}

test('Scripts are asked for in one wave when the hero picture is there, each once', async ({ page }) => {
  const { sent } = await watch(page)
  const arrived: string[] = []
  page.on('requestfinished', request => arrived.push(request.url()))
  const isThere = new Promise<string[]>(resolve =>
    page.on('request', request => {
      if (request.resourceType() === 'script') resolve([...arrived])
    }),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await isThere, 'before the first script').toContainEqual(
    expect.stringMatching(/\/media\/hero\/poster/),
  )

  const scripts = sent.filter(({ type }) => type === 'Script')
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.max(...scripts.map(({ wave }) => wave))).toBe(1)
  expect(new Set(scripts.map(({ url }) => url)).size, 'no script is asked for twice').toBe(scripts.length)
})
