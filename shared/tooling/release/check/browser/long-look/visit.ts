import type { Browser } from 'playwright'
import type { ComposedPage } from '../../site-under-check.ts'
import { lookingVisitor, type Conditions } from '../open-browser.ts'
import type { Unplaced } from '../state-findings.ts'
import { FrozenError, lookAt, type Look } from './look.ts'
import { frozen } from './rest-findings.ts'
import type { Base } from './standing.ts'

/** What all visits of a check have in common. */
export interface Visited {
  readonly browser: Browser
  readonly origin: string
  readonly containers: readonly string[]
  readonly bases: Readonly<Record<Width, Base>>
  /** Pages of others from which a visitor may come, served. */
  readonly from: readonly string[]
  /** What only the site knows: links and files. */
  siteFindings(look: Look, page: ComposedPage): Promise<Unplaced[]>
}

export type Width = 'phone' | 'desktop'

export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

/** One way in which a visitor meets a page. @returns what goes wrong */
export type Visit = (visited: Visited, page: ComposedPage) => Promise<Unplaced[]>

/** Runs one visit with a visitor of its own. */
export async function visit(
  { browser }: Visited,
  conditions: Conditions,
  task: (look: Look) => Promise<Unplaced[]>,
): Promise<Unplaced[]> {
  const context = await lookingVisitor(browser, conditions)
  try {
    return await task(await lookAt(context))
  } catch (error) {
    if (error instanceof FrozenError)
      return [frozen('It stands still: nothing answers any more, neither the page nor the layout around it.')]
    if (error instanceof Error && /closed|destroyed|Cannot find context|crashed/i.test(error.message))
      return [led(error)]
    throw error
  } finally {
    // A page that stands still does not close by itself.
    await Promise.race([context.close(), new Promise(resolve => setTimeout(resolve, 2000))])
  }
}

function led(error: Error): Unplaced {
  return {
    about: 'navigation',
    what: 'It leads away or loads itself again without being asked, or its tab crashes.',
    remedy: `Look for location, reload() or a redirect in an effect. The browser says: ${error.message.split('\n')[0]}`,
  }
}

/** What is wrong with a page that does not become interactive. */
export function notThere(troubles: Unplaced[]): Unplaced[] {
  if (troubles.length > 0) return troubles
  return [
    {
      about: 'navigation',
      what: 'The page never becomes interactive.',
      remedy: 'Look for a promise that never settles, or for code that stops in this situation only.',
    },
  ]
}
