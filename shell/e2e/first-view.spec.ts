import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'

/** All scripts of the first view of home, as sent (gzip); bytes. */
const SCRIPT_BUDGET = 160 * 1024

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

test('The first view of home needs less than 160 KB of script', async ({ page }) => {
  let bytes = 0
  const sizes: Promise<void>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(size => void (bytes += size.responseBodySize)))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(SCRIPT_BUDGET)
})

test('Scripts arrive in at most two waves after the HTML, each once, and behind the hero picture', async ({
  page,
}) => {
  const { sent } = await watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const scripts = sent.filter(({ type }) => type === 'Script')
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.max(...scripts.map(({ wave }) => wave))).toBeLessThanOrEqual(2)
  expect(new Set(scripts.map(({ url }) => url)).size, 'no script is asked for twice').toBe(scripts.length)

  const picture = sent.findIndex(({ url }) => /\/media\/hero\/poster/.test(url))
  const firstScript = sent.findIndex(({ type }) => type === 'Script')
  expect(picture).toBeGreaterThan(0)
  expect(picture).toBeLessThan(firstScript)
})
