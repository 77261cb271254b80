import type { CDPSession, Page, Request } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { stopLongTimers } from './stop-long-timers.ts'

/**
 * The most compressed bytes that a phone may receive before scrolling, without the film. If a change needs
 * more, save as many bytes elsewhere, or raise the limit here and give the reason in the commit.
 */
const BUDGETS = {
  '/': { document: 18_850, script: 99_350, font: 26_000, image: 18_400, all: 163_250 },
  '/news/2': { document: 16_300, script: 95_600, font: 26_000, image: 14_300, all: 152_700 },
  '/robot-maze': { document: 18_100, script: 104_650, font: 26_000, image: 500, all: 149_600 },
  '/blog/1': { document: 19_400, script: 97_400, font: 26_000, image: 11_800, all: 155_000 },
}

/** With the letters of the language, and the words of its page and layout, which hydration needs. */
const TRANSLATION_BUDGETS = {
  '/hi/robot-maze': { document: 24_000, script: 104_650, font: 132_700, image: 500, all: 262_500 },
  '/gu/robot-maze': { document: 23_700, script: 104_650, font: 73_600, image: 500, all: 203_150 },
}

/** Limits of single files, in bytes. That of a page's document is above. */
const FILES: Readonly<Record<string, number>> = {
  'main.js': 19_600,
  'packages.js': 64_700,
  'remoteEntry.js': 5_200,
  'page-home.js': 7_200,
  'page-news-item.js': 4_700,
  'page-blog-post.js': 6_000,
  'fonts/baloo-2-common.woff2': 13_400,
  'fonts/figtree-common.woff2': 12_600,
  'fonts/baloo-2-devanagari.woff2': 54_900,
  'fonts/noto-sans-devanagari-devanagari.woff2': 52_000,
  'fonts/noto-sans-gujarati-gujarati.woff2': 47_700,
  'media/hero/poster-960.avif': 18_300,
  'drawings/news/2-640.avif': 14_500,
  'drawings/blog/1-640.avif': 12_000,
}

/** Limit of any other file, in bytes. */
const SMALL = 7_500

interface SentFile {
  /** The file's path below the release's folder. */
  readonly name: string
  readonly kind: string
  readonly bytes: number
}

const FILM = /media\/hero\/hero\./

interface Sent {
  readonly url: string
  readonly type: string
  /** 1 for files that the HTML requests, 2 for files that those of wave 1 request, and so on. */
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

/** Records all requests during a page load, in order. */
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

/** Lists what a phone receives until the network is idle after hydration, without the film; compressed. */
async function filesSent(page: Page, path: string): Promise<readonly SentFile[]> {
  const files: Promise<SentFile>[] = []
  const pending = new Set<string>()
  page.on('request', request => {
    if (!FILM.test(request.url())) pending.add(request.url())
  })
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    const name = pathname === path ? 'document' : pathname.replace(/^\/apps\/[^/]+\/(?:_\/)?[^/]+\//, '')
    files.push(bodyBytes(request).then(bytes => ({ name, kind: request.resourceType(), bytes })))
    pending.delete(request.url())
  })
  // Later, the site would load more without any interaction: pictures, and the script for web vitals.
  await stopLongTimers(page)
  // On a busy computer, "networkidle" alone can come before the scripts are requested.
  await openPage(page, path)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => [...pending]).toEqual([])
  return (await Promise.all(files)).filter(({ name }) => !FILM.test(name))
}

/** Reads content-length, because the browser's count includes HTTP/2 frames, whose number varies. */
async function bodyBytes(request: Request): Promise<number> {
  const length = await (await request.response())?.headerValue('content-length')
  if (!length) throw new Error(`${request.url()} came without its length.`)
  return Number(length)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  for (const [path, budgets] of Object.entries({ ...BUDGETS, ...TRANSLATION_BUDGETS })) {
    const isInEveryTest = ['/', '/robot-maze'].includes(path)
    test(
      `The first view of ${path} weighs no more than it may`,
      getFullTestTag(isInEveryTest),
      async ({ page }) => {
        const files = await filesSent(page, path)
        const kinds = Object.keys(budgets)
        const weighed = Object.fromEntries(kinds.map(kind => [kind, bytesOf(files, kind)]))
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weighed) })
        expect(weighed['script']).toBeGreaterThan(50_000)

        const grown = files.filter(
          ({ name, kind, bytes }) => kind !== 'document' && bytes > (FILES[name] ?? SMALL),
        )
        const heavy = Object.entries(budgets).filter(([kind, budget]) => bytesOf(files, kind) > budget)
        const list = [...files].sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name} ${bytes}`)
        expect(grown, 'files that grew: each has a budget of its own above').toEqual([])
        expect(heavy, `kinds that weigh too much: ${JSON.stringify(weighed)}\n${list.join('\n')}`).toEqual([])
      },
    )
  }
})

function bytesOf(files: readonly SentFile[], kind: string): number {
  return files.filter(file => kind === 'all' || file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
}

for (const width of [360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    // The maze's first view is drawn without a file.
    for (const path of Object.keys(BUDGETS).filter(path => path !== '/robot-maze')) {
      test(
        `The picture that is seen first on ${path} is asked for ahead, and once`,
        { tag: '@full' },
        async ({ page }) => {
          const asked: string[] = []
          page.on('request', request => {
            if (request.resourceType() === 'image') asked.push(request.url())
          })
          await page.goto(path, { waitUntil: 'networkidle' })
          await expect(page.locator('head link[rel="preload"][as="image"]')).toHaveCount(1)
          const shown = await page.locator('main img[fetchpriority="high"]').evaluate(image => {
            if (!(image instanceof HTMLImageElement)) throw new Error('It is no picture.')
            return image.currentSrc
          })
          expect(asked[0], 'the first of all pictures').toBe(shown)
          const sameFile = shown.replace(/-\d+\.\w+$/, '-')
          expect(asked.filter(url => url.startsWith(sameFile))).toEqual([shown])
        },
      )
    }
  })
}

test('The first frame waits for the header, not for the whole document', async ({ page }) => {
  await page.goto('/courses')
  const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href')
  await expect(page.locator(`header ${awaited}`)).toHaveCount(1)
})

test('Scripts are asked for in one wave when the hero picture is there, each once', async ({ page }) => {
  const { sent } = await watch(page)
  const arrived: string[] = []
  page.on('requestfinished', request => arrived.push(request.url()))
  const isThere = new Promise<string[]>(resolve =>
    page.on('request', request => {
      if (request.resourceType() === 'script') resolve([...arrived])
    }),
  )
  // After 5 s the scripts would no longer wait for the picture; after 10 s the script for web vitals comes.
  await stopLongTimers(page)
  // On a busy computer, the network can also be idle before the scripts are requested.
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await isThere, 'before the first script').toContainEqual(
    expect.stringMatching(/\/media\/hero\/poster/),
  )

  const scripts = sent.filter(({ type }) => type === 'Script')
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.max(...scripts.map(({ wave }) => wave))).toBe(1)
  expect(new Set(scripts.map(({ url }) => url)).size, 'no script is asked for twice').toBe(scripts.length)
})
