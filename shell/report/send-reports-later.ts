import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import type { KnownPins } from '../federation/release-pins.ts'

let hasDrawn = false

/**
 * Where the site asks for it, has a share of the visits send counts of their reports, by code that comes after the page answers. Whose visit it is
 * plays no part: each draws by itself.
 * @param known called with it whenever more is known
 */
export function sendReportsLater(composition: DocumentComposition, known: KnownPins): void {
  if (!known.reports || hasDrawn) return
  hasDrawn = true
  if (Math.random() >= known.reports) return
  // What does not come is not sent: nothing that a visitor should wait for, or hear of.
  void import(/* webpackChunkName: "reports" */ './send-reports.ts').then(
    ({ sendReports }) => sendReports(composition, known),
    () => undefined,
  )
}
