/**
 * `npm run lab -- figures`: how long releasing takes, and whether visitors notice. Everything is real: builds, the command line, files,
 * the server, browsers. Takes some minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { wholeNumber } from '@kutuhal/release/commands/verbs/request.ts'
import { ensureBrowser, QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { liveDeployment } from '@kutuhal/release/store/deployments.ts'
import { publishedVersions, releaseFolder } from '@kutuhal/release/store/store.ts'
import { releasedStore, runRelease } from '@kutuhal/testing/released-store.ts'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { bytesOfItsOwn, documentBytes, firstViewBytes } from './bytes.ts'
import { buildWithArticles } from './many-articles.ts'
import { releaseUnderVisitors } from '@kutuhal/testing/soak/release-under-visitors.ts'
import { typedSearch, walkList } from './reader.ts'

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    releases: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '50' },
  },
})

const count = (name: keyof typeof values, least = 1) => wholeNumber(name, values[name], least, 100_000)
const [articles, releases, visitors] = [count('articles'), count('releases', 0), count('visitors')]

/** Why nothing is checked here. */
const UNCHECKED = 'a measurement'

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Many releases for a site, and short stays for people; just what 50 of them can do on one small computer with the releases. */
const EVERY_MS = 3000
const READING_MS = 25_000

const store = await releasedStore()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', ...QUIET_FLAGS],
})
try {
  await timeOneRelease(articles)
  if (releases > 0) await timeManyReleases(releases, visitors)
} finally {
  await browser.close()
  rmSync(store.folder, { recursive: true })
}

async function timeOneRelease(articles: number): Promise<void> {
  const today = await liveGeneration()
  const dist = buildWithArticles(articles, '2.0.0')
  const publish = runRelease(store, 'publish', 'mf-content', '--dist', dist)
  const promote = runRelease(store, 'promote', 'mf-content@2.0.0', '--unchecked', UNCHECKED)
  const generation = await liveGeneration()
  const [home, article, news] = ['', 'news/2', 'news'].map(page =>
    [generation, today].map(each => documentBytes(store, each, page)).join(' bytes, before '),
  )
  const { lists, searches } = await visit()
  const other = await releaseOfAnother()
  const rollback = runRelease(store, 'rollback', 'mf-content')
  const [written] = publishedVersions(store, 'mf-content').filter(version => version !== '2.0.0')
  const before = releaseFolder(store, 'mf-content', written ?? '')
  console.log(`
A release with ${articles} articles, of which each has a page of its own
  from built to live  ${publish + promote} ms (publish ${publish}, promote ${promote})
  rollback            ${rollback} ms
  then mf-chat        promoted in ${other.promote} ms, taken back in ${other.rollback} ms; on the disk ${mega(other.bytes)} of its own
  documents           home ${home}; an article ${article}; the news ${news}
  without scripts     ${lists}
  scripts of a view   home ${firstViewBytes(dist, 'home')} bytes (${firstViewBytes(before, 'home')} with those that are written), article ${firstViewBytes(dist, 'news-item')} (${firstViewBytes(before, 'news-item')})
  a search, CPU x4    ${searches.join('\n                      ')}`)
  rmSync(path.resolve(dist, '../..'), { recursive: true })
}

interface OtherRelease {
  /** ms */
  readonly promote: number
  readonly rollback: number
  readonly bytes: number
}

/** Another team goes live on top: nothing but the pins of mf-chat changes. */
async function releaseOfAnother(): Promise<OtherRelease> {
  const [version = ''] = publishedVersions(store, 'mf-chat')
  const dist = mkdtempSync(path.join(tmpdir(), 'restamped-'))
  await restampRelease(releaseFolder(store, 'mf-chat', version), '8.0.0', dist)
  runRelease(store, 'publish', 'mf-chat', '--dist', dist)
  rmSync(dist, { recursive: true })
  const promote = runRelease(store, 'promote', 'mf-chat@8.0.0', '--unchecked', UNCHECKED)
  const bytes = bytesOfItsOwn(store, await liveGeneration())
  return { promote, bytes, rollback: runRelease(store, 'rollback', 'mf-chat') }
}

async function liveGeneration(): Promise<string> {
  return (await liveDeployment(store))?.generation ?? ''
}

async function visit(): Promise<{ readonly lists: string; readonly searches: readonly string[] }> {
  const server = await serveSite(store)
  const site = await server.listen({ port: 0, host: 'localhost' })
  const { pages, items } = await walkList(browser, site, '/news')
  const lines: string[] = []
  for (const text of ['robot', 'stabiliser', 'career camp', 'xyz']) {
    const { longestMs, bytes, status } = await typedSearch(browser, site, text)
    lines.push(`"${text}": busy for ${longestMs} ms at most, ${bytes} bytes fetched. ${status}`)
  }
  await server.close()
  return {
    lists: `${items} news items on ${pages} pages, from the first to the last by links`,
    searches: lines,
  }
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
