import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import type { ReleasePins } from '../federation/release-pins.ts'

/** For visits without interaction; ms. */
const PATIENCE_MS = 10_000

const TRIES = 5

const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Reports page speed with code that loads after the first interaction, or later: browsers buffer the entries,
 * and the first view needs the bandwidth. Omits what it cannot measure.
 */
export function reportVitalsLater(composition: DocumentComposition, live: Pick<ReleasePins, 'known'>): void {
  // A link may have led to another page by then.
  const path = location.pathname
  const timer = setTimeout(begin, PATIENCE_MS)
  for (const sign of signs) addEventListener(sign, beginSoon, { capture: true, passive: true })

  /** The effect of the interaction shows first. */
  function beginSoon() {
    stopWaiting()
    requestAnimationFrame(() => setTimeout(begin))
  }
  function begin() {
    stopWaiting()
    void load(TRIES)
  }
  function stopWaiting() {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, beginSoon, { capture: true })
  }
  async function load(tries: number): Promise<void> {
    try {
      const { reportVitals } = await import(/* webpackChunkName: "vitals" */ './report-vitals.ts')
      reportVitals(composition, () => live.known.generation ?? '', path)
    } catch {
      // On a slow network it is late; the next try waits for the same request.
      if (tries > 1) await load(tries - 1)
    }
  }
}
