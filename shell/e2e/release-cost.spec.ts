/**
 * What a release costs a visitor who has been there before: only what it changed. Real releases, a real browser with its cache, and a
 * server that counts what it sends.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { promote } from '@kutuhal/release/pipeline/promote.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestRelease, releaseFolder, storeRelease, type Store } from '@kutuhal/release/store/store.ts'
import { releasedStore } from '@kutuhal/testing/released-store.ts'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { answers } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

test.use({ viewport: { width: 412, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

const PAGES = ['/', '/news/2', '/robot-maze']

/** Of a release that says one thing otherwise, what a visitor who returns may have to download of its files; bytes. */
const RELEASES = [
  {
    app: 'mf-content',
    change: ['Five squares by five, five walls', 'Five squares by five, and five walls'],
    most: 12_000,
  },
  { app: 'mf-maze', change: ['Read the board as a table', 'Read the board as a plain table'], most: 12_000 },
  { app: 'shell', change: ['Five labs that you can visit', 'Five labs to visit'], most: 25_000 },
] as const

interface Sent {
  readonly url: string
  readonly bytes: number
}

test('A visitor who returns downloads what a release has changed, and nothing else', async ({ context }) => {
  test.setTimeout(180_000)
  const store = await releasedStore()
  const server = await serveSite(store)
  const sent: Sent[] = []
  server.server.on('request', ({ url = '' }, response) =>
    response.on('finish', () => {
      if (url.startsWith('/apps/')) sent.push({ url, bytes: bytesSent(path.join(store.folder, url)) })
    }),
  )
  await server.listen({ port: 0 })
  // It listens on a port, not on a pipe.
  const { port } = server.server.address() as AddressInfo
  const visited = async () => {
    sent.length = 0
    await visitAll(context, `http://localhost:${port}`)
    return [...sent]
  }
  try {
    const first = await visited()
    expect(bytesOf(first), 'a first visit').toBeGreaterThan(200_000)
    expect(first.map(({ url }) => url).filter(isNoScript).length, 'pictures and fonts').toBeGreaterThan(10)
    expect(await visited(), 'without a release').toEqual([])

    for (const { app, change, most } of RELEASES) {
      await release(store, app, change)
      const again = await visited()
      expect(
        again.map(({ url }) => url).filter(isNoScript),
        `pictures, films and fonts after ${app}`,
      ).toEqual([])
      expect(again.length, `files after ${app}`).toBeGreaterThan(0)
      expect(bytesOf(again), `${app}: ${JSON.stringify(again)}`).toBeLessThanOrEqual(most)
    }
  } finally {
    await server.close()
    rmSync(store.folder, { recursive: true })
  }
})

/** As browsers get it: compressed, where there is such a copy. */
const bytesSent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

const isNoScript = (url: string) => !url.endsWith('.js')

const bytesOf = (files: readonly Sent[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Reads every page to its end. */
async function visitAll(context: BrowserContext, address: string): Promise<void> {
  for (const each of PAGES) {
    const page = await context.newPage()
    await page.goto(address + each)
    await answers(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 400) {
      await page.evaluate(y => scrollTo(0, y), top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await page.waitForLoadState('networkidle')
    await page.close()
  }
}

/** Makes a release live as a team's next one: the live one, with one line changed. */
async function release(store: Store, app: string, change: readonly [string, string]): Promise<void> {
  const version = newestRelease(store, app) ?? ''
  const next = `${version}-next`
  const dist = mkdtempSync(path.join(tmpdir(), 'next-release-'))
  await restampRelease(releaseFolder(store, app, version), next, dist, change)
  await storeRelease(store, dist)
  await promote(
    store,
    { [app]: next },
    { what: `promote ${app}@${next}`, unchecked: 'a store of its own for tests' },
  )
  rmSync(dist, { recursive: true })
}
