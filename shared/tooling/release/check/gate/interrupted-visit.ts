import { FrozenPageError } from '../browser/answer-timeout.ts'
import type { PageActivity } from '../browser/watched-page.ts'
import { collectErrorFindings, type PageFinding } from './page-findings.ts'

const STILL = 'It stands still: nothing answers any more, neither the page nor the layout around it.'
const AWAY = 'It leads away or loads itself again without being asked, or its tab crashes.'

/**
 * Turns the error that ended a visit into a finding.
 * @throws the error itself, if the page did not cause it
 */
export function createInterruptedVisitFinding(error: unknown): PageFinding {
  if (error instanceof FrozenPageError) return createFrozenPageFinding(STILL)
  if (error instanceof Error && /closed|destroyed|Cannot find context|crashed/i.test(error.message))
    return led(error)
  throw error
}

/**
 * Returns findings for an interrupted visit and for the errors before the interruption: after an error the
 * shell may load the page's document, which interrupts the visit.
 */
export function collectInterruptedVisitFindings(
  { errors, console }: PageActivity,
  error: unknown,
): PageFinding[] {
  const state = { reports: [], violations: [], composed: { outline: [], page: '' }, page: '' }
  const noise = { errors, console, failedRequests: [], dialogs: [], popups: [] }
  return [...collectErrorFindings(state, noise), createInterruptedVisitFinding(error)]
}

/** Whether a finding says that a visit ended early, so that the visit may have missed other findings. */
export const isInterruptedVisitFinding = ({ what }: PageFinding): boolean => what === STILL || what === AWAY

export function createFrozenPageFinding(what: string): PageFinding {
  return {
    about: 'frozen',
    what,
    remedy: 'Look for a loop that never ends or work that belongs into pieces: nothing answers meanwhile.',
  }
}

function led(error: Error): PageFinding {
  return {
    about: 'navigation',
    what: AWAY,
    remedy: `Look for location, reload() or a redirect in an effect. The browser says: ${error.message.split('\n')[0]}`,
  }
}
