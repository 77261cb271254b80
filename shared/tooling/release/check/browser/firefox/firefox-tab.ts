import { readFile } from 'node:fs/promises'
import { ANSWER_MS, answered, closed } from '../answered.ts'
import type { Words } from '../long-look/look.ts'
import { LOAD_MS, PAUSE_MS, TAKEOVER_MS, WATCH, type Noise, type PageState } from '../watched-page.ts'
import { listenTo } from './firefox-noise.ts'
import type { Firefox } from './open-firefox.ts'

/** A tab of a Firefox whose doings are noted, with a cache and a storage of its own: what watched-page.ts is to a Chromium. */
export interface FirefoxTab {
  /** @returns whether the page arrived and is interactive */
  goto(url: string): Promise<boolean>
  /** The same by a link inside the site. */
  follow(path: string): Promise<boolean>
  state(): Promise<PageState>
  words(): Promise<Words>
  noise(): Noise
  forget(): Promise<void>
  close(): Promise<void>
}

export async function firefoxTab(
  firefox: Firefox,
  viewport: { readonly width: number; readonly height: number },
): Promise<FirefoxTab> {
  const page = await alone(async () => (await firefox.createBrowserContext()).newPage())
  await page.setViewport(viewport)
  for (const script of await scripts) await page.evaluateOnNewDocument(script)
  const noise = listenTo(page)

  function ask<Answer>(question: string, patienceMs = ANSWER_MS): Promise<Awaited<Answer>> {
    const answer = page.evaluate<[], () => Answer>(`${WATCH}.${question}`)
    return answered(answer, question, patienceMs)
  }
  const hasArrived = (path: string) =>
    ask<boolean>(`arrived(${JSON.stringify(path)}, ${TAKEOVER_MS}, ${PAUSE_MS})`, TAKEOVER_MS + ANSWER_MS)

  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS }).catch(() => undefined)
      return hasArrived(new URL(url).pathname)
    },
    async follow(path) {
      await ask(`follow(${JSON.stringify(path)})`)
      return hasArrived(path)
    },
    state: () => ask<PageState>('state()'),
    words: () => ask<Words>('words()'),
    noise: () => noise.heard(),
    async forget() {
      noise.forget()
      await ask('forget()')
    },
    close: () => alone(() => closed(page.browserContext())),
  }
}

/**
 * Whatever opens or closes a tab waits for what did so before: Firefox tells all tabs of a new one, and does not open it if one of
 * them closes meanwhile (puppeteer/puppeteer#13360).
 */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = before.then(work)
  before = result.catch(() => undefined)
  return result
}

let before: Promise<unknown> = Promise.resolve()

const scripts = Promise.all(
  ['../page-watch.mjs', '../in-page/words.mjs'].map(file => readFile(new URL(file, import.meta.url), 'utf8')),
)
