import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { devices, type CDPSession, type Page } from 'playwright'
import type { Tools } from '../tools.ts'

/** What visitors tap first, on the page where they do. */
export interface Place {
  readonly name: 'menu' | 'search' | 'maze' | 'chat'
  /** Address of the page. */
  readonly path: string
  /** What is tapped. */
  readonly selector: string
}

export const places: readonly Place[] = [
  { name: 'menu', path: '/', selector: '[aria-label="Open menu"]' },
  { name: 'search', path: '/news', selector: 'main input[type="search"]' },
  { name: 'maze', path: '/robot-maze', selector: 'main button:has-text("Move Forward")' },
  { name: 'chat', path: '/', selector: '[aria-label="Open chat assistant"]' },
]

/** When: at rest, or while the shell starts, so long after its script has come; ms. */
export type Moment = 'at rest' | number

/** A shell that starts at a quarter of the speed is evaluated, then hydrates, then waits for its page: over some 400 ms. */
export const moments: readonly Moment[] = ['at rest', 0, 50, 100, 150, 200, 300, 400]

declare global {
  interface Window {
    /** Which place is going to be tapped. */
    tappedPlace?: string
    /** How long it took until what it was for showed (tap-notes.mjs); ms. */
    readonly tapAnswered?: number
  }
}

/** How a tap went; ms. */
export interface Tap {
  /** Until the next picture after it. */
  readonly inp: number
  /** Until what it was for shows; a tap before hydration waits for that. */
  readonly answered: number
}

const notes = ['../visit/page-notes.mjs', './tap-notes.mjs'].map(file =>
  fileURLToPath(new URL(file, import.meta.url)),
)

const CPU_SLOWDOWN = 4
const SHELL_SCRIPT = /\/apps\/shell\/[^/]+\/main\.js$/

const LOOK_EVERY_MS = 100
/** Something is broken. */
const TIMEOUT_MS = 15_000

/**
 * Opens a page as a first visitor does and taps one place on it, once.
 * @throws Error if the tap shows nothing
 */
export async function tap({ browser, sites }: Tools, place: Place, moment: Moment): Promise<Tap> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.addInitScript(`window.tappedPlace = '${place.name}'`)
    for (const path of notes) await page.addInitScript({ path })
    const session = await context.newCDPSession(page)
    const hasCome = shellScript(session)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(sites.address('nginx', 'site', place.path), { waitUntil: 'domcontentloaded' })
    const target = page.locator(place.selector).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`There is no ${place.name} on ${place.path}.`)
    await hasCome
    if (moment === 'at rest') await page.waitForFunction(() => window.benchNotes.hydrated !== undefined)
    // Nothing is asked of the page from here on, which would take its time.
    await delay(moment === 'at rest' ? 1000 : moment)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return await answerOf(page)
  } finally {
    await context.close()
  }
}

function shellScript(session: CDPSession): Promise<void> {
  let id: string | undefined
  return new Promise(resolve => {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (SHELL_SCRIPT.test(request.url)) id = requestId
    })
    session.on('Network.loadingFinished', ({ requestId }) => {
      if (requestId === id) resolve()
    })
  })
}

async function answerOf(page: Page): Promise<Tap> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    await delay(LOOK_EVERY_MS)
    const { inp, answered } = await page.evaluate(() => ({
      inp: window.benchNotes.inp,
      answered: window.tapAnswered,
    }))
    if (inp !== undefined && answered !== undefined) return { inp, answered }
  }
  throw new Error('The tap shows nothing.')
}
