/**
 * `npm run figures`: how long releasing takes, and whether visitors notice. Everything is real: builds, the command line, files,
 * the server, browsers. Takes some minutes.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { publishedVersions, releaseFolder } from '@kutuhal/release/store/store.ts'
import { releasedStore, runRelease } from '../released-store.ts'
import { firstViewBytes } from './first-view-bytes.ts'
import { buildWithArticles } from './many-articles.ts'
import { releaseUnderVisitors } from './release-under-visitors.ts'
import { typedSearch } from './typed-search.ts'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    releases: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '50' },
  },
})

/** Many releases for a site, and short stays for people; just what 50 of them can do on one small computer with the releases. */
const EVERY_MS = 3000
const READING_MS = 25_000

const store = await releasedStore()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  await timeOneRelease(Number(values.articles))
  await timeManyReleases(Number(values.releases), Number(values.visitors))
} finally {
  await browser.close()
  rmSync(store.folder, { recursive: true })
}

async function timeOneRelease(articles: number): Promise<void> {
  const dist = buildWithArticles(articles, '2.0.0')
  const publish = runRelease(store, 'publish', 'mf-content', '--dist', dist)
  const promote = runRelease(store, 'promote', 'mf-content@2.0.0', '--unchecked', 'a measurement')
  const searches = await timeSearches()
  const rollback = runRelease(store, 'rollback')
  const [written] = publishedVersions(store, 'mf-content').filter(version => version !== '2.0.0')
  const before = releaseFolder(store, 'mf-content', written ?? '')
  console.log(`
A release with ${articles} articles, of which each has a page of its own
  from built to live  ${publish + promote} ms (publish ${publish}, promote ${promote})
  rollback            ${rollback} ms
  scripts of a view   home ${firstViewBytes(dist, 'home')} bytes (${firstViewBytes(before, 'home')} with those that are written), article ${firstViewBytes(dist, 'news-item')} (${firstViewBytes(before, 'news-item')})
  a search, CPU x4    ${searches.join('\n                      ')}`)
  rmSync(path.resolve(dist, '../..'), { recursive: true })
}

async function timeSearches(): Promise<string[]> {
  const server = await serveSite(store)
  const site = await server.listen({ port: 0, host: 'localhost' })
  const lines: string[] = []
  for (const text of ['robot', 'stabiliser', 'career camp', 'xyz']) {
    const { longestMs, bytes, status } = await typedSearch(browser, site, text)
    lines.push(`"${text}": busy for ${longestMs} ms at most, ${bytes} bytes fetched. ${status}`)
  }
  await server.close()
  return lines
}

async function timeManyReleases(releases: number, visitors: number): Promise<void> {
  const result = await releaseUnderVisitors(browser, store, {
    releases,
    everyMs: EVERY_MS,
    visitors,
    readingMs: READING_MS,
  })
  const { failedLoads, errors, hydrationErrors } = result.trouble
  const sorted = [...result.releaseMs].sort((a, b) => a - b)
  console.log(`
${releases} releases of all remotes in turn, one every ${EVERY_MS / 1000} s, while ${visitors} visitors browse, ${READING_MS / 1000} s a page
  from built to live  ${sorted[sorted.length >> 1]} ms in the median, ${sorted.at(-1)} ms at most
  visits              ${result.loads} documents, ${result.navigations} navigations
  failed loads        ${failedLoads.length}
  errors              ${errors.length}, of hydration ${hydrationErrors.length}`)
  for (const line of [...failedLoads, ...errors].slice(0, 20)) console.log(`    ${line}`)
  if (failedLoads.length + errors.length > 0) process.exitCode = 1
}
