/**
 * `npm run figures`: how long releasing takes, and whether visitors notice. Everything is real: builds, the command line, files,
 * the server, browsers. Takes some minutes.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { releasedStore, runRelease } from '../released-store.ts'
import { buildWithArticles } from './many-articles.ts'
import { releaseUnderVisitors } from './release-under-visitors.ts'

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
try {
  timeOneRelease(Number(values.articles))
  await timeManyReleases(Number(values.releases), Number(values.visitors))
} finally {
  rmSync(store.folder, { recursive: true })
}

function timeOneRelease(articles: number): void {
  const dist = buildWithArticles(articles, '2.0.0')
  const publish = runRelease(store, 'publish', 'mf-content', '--dist', dist)
  const promote = runRelease(store, 'promote', 'mf-content@2.0.0', '--unchecked')
  const rollback = runRelease(store, 'rollback')
  console.log(`
A release with ${articles} articles, of which each has a page of its own
  from built to live  ${publish + promote} ms (publish ${publish}, promote ${promote})
  rollback            ${rollback} ms`)
}

async function timeManyReleases(releases: number, visitors: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  const result = await releaseUnderVisitors(browser, store, {
    releases,
    everyMs: EVERY_MS,
    visitors,
    readingMs: READING_MS,
  })
  await browser.close()
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
