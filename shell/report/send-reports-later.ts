import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import type { KnownPins } from '../federation/release-pins.ts'

let hasDrawn = false

/**
 * If switched on, a random share of visits sends counts of their reports, with code that loads after
 * hydration. Each visit draws independently of the visitor.
 * @param known called with it whenever more is known
 */
export function sendReportsLater(composition: DocumentComposition, known: KnownPins): void {
  if (!known.reports || hasDrawn) return
  hasDrawn = true
  if (Math.random() >= known.reports) return
  // If this fails to load, nothing is sent: visitors must not notice.
  void import(/* webpackChunkName: "reports" */ './send-reports.ts').then(
    ({ sendReports }) => sendReports(composition, known),
    () => undefined,
  )
}
