import type { Browser } from 'playwright'
import type { ComposedPage } from '../../site-under-check.ts'
import { lookingVisitor, type Clock, type Conditions } from '../visitors.ts'
import { answered, closed } from '../answered.ts'
import type { Unplaced } from '../state-findings.ts'
import { stoppedAfter } from '../stopped.ts'
import { lookAt, type Look } from './look.ts'
import { baseOf, type Base } from './standing.ts'

/** What all visits of a check have in common. */
export interface Visited {
  readonly browser: Browser
  /** `real` if nothing is said. */
  readonly clock?: Clock | undefined
  readonly origin: string
  readonly containers: readonly string[]
  readonly bases: Readonly<Record<Width, Base>>
  /** Pages of others from which a visitor may come, served. */
  readonly from: readonly string[]
  /** Addresses of pages that stand here in letters without a typeface: whether they move while they load cannot be told. */
  readonly unlettered: ReadonlySet<string>
  /** What only the site knows: links and files. */
  siteFindings(look: Look, page: VisitedPage): Promise<Unplaced[]>
}

export type Width = 'phone' | 'desktop'

export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

export type VisitedPage = Pick<ComposedPage, 'path' | 'route' | 'html'>

/** One way in which a visitor meets a page. @returns what goes wrong */
export type Visit = (visited: Visited, page: VisitedPage) => Promise<Unplaced[]>

/** Five times as long as the longest visit takes on a busy computer; ms. */
const VISIT_MS = 120_000

/** Runs one visit with a visitor of its own. */
export async function visit(
  { browser, clock }: Visited,
  conditions: Conditions,
  task: (look: Look) => Promise<Unplaced[]>,
): Promise<Unplaced[]> {
  const context = await lookingVisitor(browser, conditions, clock)
  try {
    const look = await lookAt(context, clock)
    return await answered(task(look), 'visit', VISIT_MS).catch((error: unknown) =>
      stoppedAfter(look.noise(), error),
    )
  } finally {
    await closed(context)
  }
}

/** How the layout is without a page: in the document of an address that the site does not have. */
export async function baseAt(browser: Browser, origin: string, width: Width, clock?: Clock): Promise<Base> {
  const context = await lookingVisitor(browser, { viewport: widths[width] }, clock)
  try {
    const look = await lookAt(context, clock)
    await look.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
    return await baseOf(look, true)
  } finally {
    await context.close()
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
