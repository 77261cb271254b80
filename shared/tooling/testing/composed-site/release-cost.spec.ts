/**
 * Tests that a returning visitor downloads only what a release has changed, with real releases, a browser
 * cache and a server that counts bytes.
 */
import { isFullTestRun } from '../full-tests.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { openReleaseTestSite, type ReleaseTestSite, type ServedAsset } from './released-pages.ts'

test.use({ viewport: { width: 412, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

/** Releases that change a text, and the most bytes that a returning visitor may then download. */
const RELEASES = [
  {
    app: 'mf-content',
    change: ['Five squares by five, five walls', 'Five squares by five, and five walls'],
    seenAt: ['/', '/news/2', '/robot-maze'],
    most: 12_000,
  },
  {
    app: 'mf-maze',
    change: ['Read the board as a table', 'Read the board as a plain table'],
    seenAt: ['/robot-maze'],
    most: 12_000,
  },
  {
    app: 'shell',
    change: ['Five labs that you can visit', 'Five labs to visit'],
    seenAt: ['/', '/news/2', '/robot-maze'],
    most: 25_000,
  },
] as const

/** The releases that `npm test` makes: compressing those of all apps takes a minute. */
const releases = RELEASES.filter(({ app }) => isFullTestRun || app === 'mf-maze')

test(
  'A visitor who returns downloads what a release has changed, and nothing else',
  { tag: '@full' },
  async ({ context }) => {
    test.setTimeout(400_000)
    await inPages(['/', '/news/2', '/robot-maze'], async pages => {
      const first = await pages.visit(context)
      expect(bytesOf(first), 'a first visit').toBeGreaterThan(200_000)
      expect(first.filter(isNoScript).length, 'pictures and fonts').toBeGreaterThan(10)
      expect(await pages.visit(context), 'without a release').toEqual([])

      await pages.release(releases.map(({ app }) => app))
      expect(await pages.visit(context), 'after releases that change nothing').toEqual([])

      for (const { app, change, seenAt, most } of releases) {
        await pages.release([app], change)
        const again = await pages.visit(context, seenAt)
        test.info().annotations.push({ type: app, description: `${bytesOf(again)} B` })
        expect(again.filter(isNoScript), `pictures, films and fonts after ${app}`).toEqual([])
        expect(again.length, `files after ${app}`).toBeGreaterThan(0)
        expect(bytesOf(again), `${app}: ${JSON.stringify(again)}`).toBeLessThanOrEqual(most)
      }
    })
  },
)

/** For each remote, a text that the test changes with every release, and the maximum download; bytes. */
const DAILY = [
  { app: 'mf-content', path: '/news/2', text: 'Share this story', most: 12_000 },
  // The limit is 0, since the scripts of the chat panel load only when a visitor opens the panel.
  { app: 'mf-chat', path: '/', text: 'What would you like to know?', most: 0 },
  { app: 'mf-maze', path: '/robot-maze', text: 'Read the board as a table', most: 12_000 },
  { app: 'mf-contact', path: '/contact', text: 'What happens with your message', most: 12_000 },
] as const

for (const { app, path, text, most } of DAILY) {
  test(
    `Twenty releases of ${app} cost who returns after each one little, and who returns at last no more than one`,
    { tag: '@full' },
    async ({ browser, context }) => {
      test.setTimeout(1_800_000)
      const seldom = await browser.newContext()
      await inPages([path], async pages => {
        await pages.visit(context)
        await pages.visit(seldom)
        const before = pages.storeBytes()
        const costs: number[] = []
        for (let times = 1; times <= 20; times++) {
          const now = (number: number) => (number === 0 ? text : `${text} (${number})`)
          await pages.release([app], [now(times - 1), now(times)])
          costs.push(bytesOf(await pages.visit(context)))
        }
        const atLast = bytesOf(await pages.visit(seldom))
        const grown = (pages.storeBytes() - before) / 20
        test.info().annotations.push({
          type: app,
          description: `after each ${Math.max(...costs)} B at most, after the last ${atLast} B, in the store ${Math.round(grown)} B each`,
        })
        expect(Math.max(...costs), JSON.stringify(costs)).toBeLessThanOrEqual(most)
        expect(atLast).toBeLessThanOrEqual(most)
        // Its Node code, which has the texts of all languages, is there as published and as verified.
        expect(grown, 'bytes of a release in the store').toBeLessThan(2_500_000)
      })
      await seldom.close()
    },
  )
}

async function inPages(paths: readonly string[], task: (pages: ReleaseTestSite) => Promise<void>) {
  const pages = await openReleaseTestSite(paths)
  try {
    await task(pages)
  } finally {
    await pages.close()
  }
}

const isNoScript = ({ url }: ServedAsset) => !url.endsWith('.js')

const bytesOf = (files: readonly ServedAsset[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
