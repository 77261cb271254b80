/**
 * Tests that no tampered script runs, for every script of every release and of the shell. Data and styles
 * need no such test: scripts and documents contain all data, and documents contain all styles. Browsers
 * cannot check pictures, videos and fonts, but these come only from pinned origins and cannot run.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../../site-tests/site-test.ts'
import { apps } from '@kutuhal/build/apps.ts'
import { isFullTestRun } from '../../full-tests.ts'
import { startBreakableSite, type BreakableSite } from './fixtures/breakable-site.ts'
import { REMOTE_ENTRY_FILE_NAME, hashScript } from './fixtures/forged-release.ts'
import { parsePins } from './fixtures/pins.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'

test.use({ allowedNoise: /^/ })

declare global {
  interface Window {
    /** Names of tampered scripts that have run. */
    tampered?: string[]
  }
}

/** Returns the first statement of a tampered script, which records that the script has run. */
const mark = (name: string) => `(globalThis.tampered ??= []).push(${JSON.stringify(name)});`

const pathOf = new Map([
  ['mf-content', '/about'],
  ['mf-maze', '/robot-maze'],
  ['mf-contact', '/contact'],
])

async function open(page: Page, site: BreakableSite, remote: string): Promise<void> {
  await page.goto(site.address + (pathOf.get(remote) ?? '/'), { waitUntil: 'domcontentloaded' })
  if (!pathOf.has(remote)) await page.getByRole('button', { name: 'Open chat assistant' }).click()
}

/** Matches the chunk hashes in an entry, which are JSON in a string. */
const table = /JSON\.parse\("(\{\\"\d.*?\})"\)/

const withoutHashes = (entry: string) => entry.replace(table, 'JSON.parse("{}")')

const chunksIn = (script: string) =>
  Object.keys(JSON.parse(table.exec(script)?.[1]?.replaceAll('\\"', '"') ?? '') as object)

const queueIn = (script: string) => /\bwebpackChunk\w+/.exec(script)?.[0] ?? ''

/**
 * Loads chunks with the release's own loader. Waits until all have loaded or failed.
 * @param queueName the global variable of webpack's chunk queue, through which the loader is found
 */
async function loadChunks(page: Page, queueName: string, ids: readonly string[]): Promise<void> {
  await expect.poll(() => page.evaluate(name => name in globalThis, queueName)).toBe(true)
  await page.evaluate(
    async ([name, ...chunks]) => {
      const queue: unknown = Reflect.get(globalThis, name)
      if (!Array.isArray(queue)) throw new Error(`${name} is no list of chunks.`)
      const load = await new Promise<(id: string) => Promise<unknown>>(resolve => {
        queue.push([['all'], {}, (runtime: { e: (id: string) => Promise<unknown> }) => resolve(runtime.e)])
      })
      await Promise.allSettled(chunks.map(id => load(id)))
    },
    [queueName, ...ids] as const,
  )
}

async function loadAllChunks(page: Page, site: BreakableSite): Promise<void> {
  await loadChunks(
    page,
    queueIn(site.scripts[REMOTE_ENTRY_FILE_NAME] ?? ''),
    chunksIn(site.scripts[REMOTE_ENTRY_FILE_NAME] ?? ''),
  )
}

const tamperedIn = (page: Page) => page.evaluate(() => (window.tampered ?? []).sort())

for (const remote of apps.filter(app => app !== 'shell')) {
  test(
    `No script of ${remote} runs when it was changed, or when its hash is missing`,
    { tag: '@full' },
    async ({ context, request }) => {
      const site = await startBreakableSite(request, remote)
      const chunks = Object.keys(site.scripts).filter(name => name !== REMOTE_ENTRY_FILE_NAME)
      const markedChunks = Object.fromEntries(chunks.map(name => [name, (text: string) => mark(name) + text]))
      const visit = async () => {
        const page = await context.newPage()
        await open(page, site, remote)
        return page
      }

      await test.step('changed, with hashes to match: runs, so that the marks are proven to show', async () => {
        site.breakCode(markedChunks)
        const page = await visit()
        await loadAllChunks(page, site)
        expect(await tamperedIn(page)).toEqual(chunks.sort())
      })
      await test.step('the same without hashes in the entry', async () => {
        site.breakCode({ ...markedChunks, [REMOTE_ENTRY_FILE_NAME]: withoutHashes })
        const page = await visit()
        await loadAllChunks(page, site)
        expect(await tamperedIn(page)).toEqual([])
      })
      await site.heal()
      await test.step('chunks that are not what the entry promises', async () => {
        site.breakNetwork((name, right) =>
          name === REMOTE_ENTRY_FILE_NAME ? right : { ...right, body: mark(name) + String(right.body) },
        )
        const page = await visit()
        await loadAllChunks(page, site)
        expect(await tamperedIn(page)).toEqual([])
      })
      await test.step('an entry that is not what the page promises', async () => {
        site.breakNetwork((name, right) => ({ ...right, body: mark(name) + String(right.body) }))
        await expectRefused(await visit())
      })
      await test.step('a pin without a hash', async () => {
        site.alterDocuments(html =>
          html.replaceAll(`sha384-${hashScript(site.scripts[REMOTE_ENTRY_FILE_NAME] ?? '')}`, ''),
        )
        await expectRefused(await visit())
      })
      await site.close()
    },
  )
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
  expect(await tamperedIn(page)).toEqual([])
}

test(
  'No script of the shell runs when it was changed, or when its hash is missing',
  { tag: '@full' },
  async ({ context, request }) => {
    const site = await startBreakableSite(request, 'mf-maze')
    const html = await (await request.get('/robot-maze')).text()
    const { base, release: shell } = parsePins(html).shell
    const scriptNamed = async (name: string) => (await request.get(base + name)).text()
    // Matches the shell's scripts at all addresses: by version and by content.
    const scriptsOfShell = new URL('../**/*.js', new URL(base, site.address)).pathname
    const main = await scriptNamed('main.js')

    /** Opens the maze with tampered scripts of the shell. */
    const visit = async (change: (name: string, text: string) => string) => {
      const page = await context.newPage()
      await collectSiteReports(page)
      await page.route(`**${scriptsOfShell}`, async route => {
        const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
        const text = await scriptNamed(name)
        const headers = { 'access-control-allow-origin': '*' }
        await route.fulfill({ headers, contentType: 'text/javascript', body: change(name, text) })
      })
      await page.goto(`${site.address}/robot-maze`)
      await expect(page.getByRole('heading', { level: 1, name: 'Robot Maze' })).toBeVisible()
      return page
    }
    const queueName = queueIn(main)
    const chunks = chunksIn(main)
    expect(chunks.length, 'chunks of the shell').toBeGreaterThan(1)

    /**
     * Visits the site with every chunk tampered with, and with a tampered main.js whose hash documents allow.
     * @param forged text of main.js; the statement that records its run is added
     * @returns the names of the tampered scripts that have run
     */
    const tamperedWith = async (forged: string) => {
      const marked = mark('main.js') + forged
      site.alterDocuments(text => text.replaceAll(hashScript(main), hashScript(marked)))
      const page = await visit((name, text) =>
        name === 'main.js' ? marked : (name === 'packages.js' ? '' : mark(name)) + text,
      )
      await loadChunks(page, queueName, chunks)
      return await tamperedIn(page)
    }

    /** Expects that the document reports the missing script, and that no tampered script has run. */
    const expectNoShell = async (page: Page, missing: string) => {
      await expect.poll(() => readSiteReports(page, 'error')).toHaveLength(1)
      expect(await readSiteReports(page, 'error')).toEqual([
        expect.objectContaining({
          release: shell,
          message: expect.stringContaining(`${missing} did not come`),
        }),
      ])
      expect(await tamperedIn(page)).toEqual([])
    }

    for (const changed of ['main.js', 'packages.js']) {
      await test.step(`${changed} changed`, async () => {
        const page = await visit((name, text) => (name === changed ? mark(name) + text : text))
        await expectNoShell(page, changed)
      })
    }
    await test.step('a document without the hash of main.js', async () => {
      site.alterDocuments(text => text.replaceAll(`"sha384-${hashScript(main)}"`, '""'))
      await expectNoShell(await visit((_, text) => text), 'main.js')
    })
    await test.step('main.js and a chunk changed, with hashes to match: run, so that the marks are proven to show', async () => {
      const vitals = await scriptNamed('vitals.js')
      const forged = main.replace(hashScript(vitals), hashScript(mark('vitals.js') + vitals))
      expect(await tamperedWith(forged)).toEqual(['main.js', 'vitals.js'])
    })
    // Run these steps only in full tests: other tests already check the same for the scripts of remotes.
    if (isFullTestRun) {
      await test.step('chunks that are not what main.js promises', async () => {
        expect(await tamperedWith(main)).toEqual(['main.js'])
      })
      await test.step('a main.js without hashes', async () => {
        expect(await tamperedWith(withoutHashes(main))).toEqual(['main.js'])
      })
    }
    await site.close()
  },
)
