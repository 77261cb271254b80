import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import type { KnownPins, ReleasePins } from '../federation/release-pins.ts'

/** In visits without interaction, the reporting code loads after this time; ms. */
const VITALS_TIMEOUT_MS = 10_000

const TRIES = 5

const interactions = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Reports page speed with code that loads after the first interaction, or later: the first view needs the
 * bandwidth, and browsers buffer the measurements. Leaves out what a browser cannot measure.
 */
export function reportVitalsLater(composition: DocumentComposition, live: Pick<ReleasePins, 'known'>): void {
  // Read the path now, because a link may lead to another page before the report.
  const path = location.pathname
  const timer = setTimeout(begin, VITALS_TIMEOUT_MS)
  for (const sign of interactions) addEventListener(sign, beginSoon, { capture: true, passive: true })

  /** Waits until the visitor can see the effect of the interaction. */
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
    for (const sign of interactions) removeEventListener(sign, beginSoon, { capture: true })
  }
  async function load(tries: number): Promise<void> {
    try {
      const { reportVitals } = await import(/* webpackChunkName: "vitals" */ './report-vitals.ts')
      reportVitals(composition, () => live.known.generation ?? '', path)
    } catch {
      // On a slow network the code may be late: the next attempt then waits for the same request.
      if (tries > 1) await load(tries - 1)
    }
  }
}

let isDecided = false

/**
 * Sends counts of reports in a random share of visits, on sites that have this switched on. The code loads
 * after hydration. The choice of visits does not depend on the visitor.
 * @param known the known pins; call this function again when more are known
 */
export function sendReportsLater(composition: DocumentComposition, known: KnownPins): void {
  if (!known.reports || isDecided) return
  isDecided = true
  if (Math.random() >= known.reports) return
  // If the code fails to load, nothing is sent: visitors must not notice.
  void import(/* webpackChunkName: "reports" */ './send-reports.ts').then(
    ({ sendReports }) => sendReports(composition, known),
    () => undefined,
  )
}
