/**
 * Serves some pages of a site, composes the pages again after each release, and counts the bytes that the
 * server sends. It makes no deployments, since visitors download the same files without a deployment.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type BrowserContext, type Request } from '@playwright/test'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { openComposableSite, type ComposedPage } from '../../release/compose/site.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { STABLE_BUCKET } from '../../release/store/buckets.ts'
import { firstPlan } from '../../release/fixtures/plans.ts'
import { publishToSite } from '@kutuhal/release/fixtures/publish-to-site.ts'
import { generationFolder, releaseFolder, SITE_FILES } from '@kutuhal/release/store/store.ts'
import { ReleasedPlan } from '../../release/releases/released-plan.ts'
import { createStoreWithReleases } from '../releases/released-store.ts'
import { rewriteReleaseVersion } from '../releases/rewrite-release-version.ts'
import { waitUntilInteractive } from '../site-tests/open-page.ts'
import { waitTwoFrames } from '../site-tests/document.ts'

export interface ServedAsset {
  readonly url: string
  readonly bytes: number
}

export interface ReleaseTestSite {
  /** Publishes the next version of each app. `change` is a text in the apps' scripts and its replacement. */
  release(apps: readonly string[], change?: readonly [string, string]): Promise<void>
  /**
   * Loads pages completely.
   * @param only the pages to load; by default all
   * @returns the files that were sent for these pages, without documents
   */
  visit(visitor: BrowserContext, only?: readonly string[]): Promise<readonly ServedAsset[]>
  /** Size of the store on disk, in bytes. */
  storeBytes(): number
  close(): Promise<void>
}

export async function openReleaseTestSite(paths: readonly string[]): Promise<ReleaseTestSite> {
  const { store, versions } = await createStoreWithReleases()
  let plan = firstPlan(versions, 'http://localhost:9/main/gemini')
  let composed = 0
  await compose()
  const server = await serveSite(store)
  let sent: ServedAsset[] = []
  server.server.on('request', ({ url = '' }, response) =>
    response.on('finish', () => {
      if (url.startsWith('/apps/')) sent.push({ url, bytes: bytesSent(path.join(store.folder, url)) })
    }),
  )
  await server.listen({ port: 0 })
  // The server listens on a port, so its address is not a pipe's name.
  const { port } = server.server.address() as AddressInfo

  async function compose() {
    const generation = String(++composed).padStart(12, '0')
    const write = (file: string, content: string) => {
      const target = path.join(generationFolder(store, generation), file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
    const site = await openComposableSite(store, await ReleasedPlan.of(store, plan), {
      generation,
      year: 2026,
      expires: '2027-01-01T00:00:00Z',
    })
    try {
      const pages: ComposedPage[] = []
      for (const path of paths) pages.push(await site.compose(await addressOf(site, path)))
      for (const page of pages) write(site.fileOf(page), page.html)
      write('404.html', await site.notFound())
      for (const { name, content } of await site.files(pages)) write(`${SITE_FILES}/${name}`, content)
      write(`${SITE_FILES}/${PINS_FILE}`, site.pins)
    } finally {
      site.close()
    }
    // Make the generation live with a link at the same place as in a deployment.
    const live = path.join(store.folder, store.pointer, STABLE_BUCKET)
    mkdirSync(path.dirname(live), { recursive: true })
    rmSync(live, { force: true })
    symlinkSync(generationFolder(store, generation), live)
  }

  return {
    async release(apps, change) {
      for (const app of apps) {
        const version = plan.pins[app] ?? ''
        const next = nextAfter(version)
        const dist = mkdtempSync(path.join(tmpdir(), 'next-release-'))
        await rewriteReleaseVersion(releaseFolder(store, app, version), next, dist, change)
        await publishToSite(store, dist, version)
        rmSync(dist, { recursive: true })
        plan = { ...plan, pins: { ...plan.pins, [app]: next } }
      }
      await compose()
    },
    async visit(visitor, only = paths) {
      sent = []
      for (const each of only) await read(visitor, `http://localhost:${port}${each}`)
      return sent
    },
    storeBytes: () => bytesBelow(store.folder),
    async close() {
      await server.close()
      rmSync(store.folder, { recursive: true })
    },
  }
}

async function addressOf(site: Awaited<ReturnType<typeof openComposableSite>>, path: string) {
  for (const route of site.routes) {
    // Skip routes that begin differently from the page's path: asking their remotes would start processes.
    if (route.path.split('/')[1] !== path.split('/')[1]) continue
    const found = (await site.addressesOf(route)).find(address => address.path === path)
    if (found) return found
  }
  throw new Error(`The site has no page ${path}.`)
}

const nextAfter = (version: string): string =>
  version.replace(/(?:-next(\d+))?$/, (_, number = '0') => `-next${Number(number) + 1}`)

/** Returns the size of a file as sent to browsers: compressed if there is a compressed copy. */
const bytesSent = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** Adds up the size of all files in a folder. A file with several hard links counts once. @returns bytes */
function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => lstatSync(path.join(entry.parentPath, entry.name)))
  return [...new Map(files.map(({ ino, size }) => [ino, size])).values()].reduce((sum, size) => sum + size, 0)
}

/** Loads a page completely, as a visitor does who reads it to its end. */
async function read(visitor: BrowserContext, address: string): Promise<void> {
  const page = await visitor.newPage()
  const pending = new Set<Request>()
  page.on('request', request => {
    // The film may stay unfinished, since it loads only as it plays.
    if (request.resourceType() !== 'media') pending.add(request)
  })
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  await page.goto(address)
  await waitUntilInteractive(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate(y => scrollTo(0, y), top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  // Pictures are requested in the frame after the scrolling, the script for web vitals soon after it. On a
  // busy computer the network may have been idle before that, so "networkidle" alone is not enough.
  await waitTwoFrames(page)
  await expect.poll(() => page.evaluate(hasScriptForWebVitals)).toBe(true)
  await expect.poll(() => [...pending].map(request => request.url())).toEqual([])
  await page.waitForLoadState('networkidle')
  await page.close()
}

const hasScriptForWebVitals = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/vitals.js'))
