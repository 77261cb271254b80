import { titleIn } from '../../pages/html-parts.ts'
import { arrivalFindings, without, type Unplaced } from '../state-findings.ts'
import { barriersOn } from './barriers.ts'
import type { Rest, Stored } from './look.ts'
import { openingFindings } from './opening.ts'
import { pressAll } from './press.ts'
import { restFindings } from './rest-findings.ts'
import { returnFindings } from './return-findings.ts'
import { scrollFindings } from './scroll-findings.ts'
import { sharedFindings, standingFindings } from './standing.ts'
import { notThere, visit, widths, type Visit } from './visit.ts'

/** How long a page is left alone; ms. */
const REST_MS = 8000
const SAMPLES = 4

/** On a phone, with the page as it arrives: left alone, read, scrolled, pressed, left. */
export const firstVisit: Visit = (visited, page) =>
  visit(visited, { viewport: widths.phone }, async look => {
    const base = visited.bases.phone
    const start = performance.now()
    const isThere = await look.goto(visited.origin + page.path)
    if (!isThere) return notThere(await look.troubles())
    const samples: Rest[] = []
    const restMs = Math.max(0, REST_MS - (performance.now() - start))
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await look.pause(restMs / SAMPLES)
      samples.push(await look.ask<Rest>('rest()'))
    }
    const standing = { isArrival: true, hasStorage: true, readsWords: true, containers: visited.containers }
    const found = [
      ...(await look.troubles()),
      ...restFindings(samples).filter(({ about }) => about !== 'shift' || !visited.unlettered.has(page.path)),
      ...arrivalFindings(await look.state(), titleIn(page.html)),
      ...(await standingFindings(look, base, standing)),
      ...(await barriersOn(look)),
      ...(await scrollFindings(look)),
      ...(await visited.siteFindings(look, page)),
    ]
    // Whoever cannot get at it, or is alone with it, does not press anything.
    if (found.length > 0) return found
    found.push(
      ...(await pressAll(look, () => look.goto(visited.origin + page.path))),
      ...(await sharedFindings(look, base, visited.containers)),
    )
    if (found.length > 0) return found
    const { keys } = await look.ask<Stored>('stored()')
    found.push(...(await openingFindings(look, base.opening)))
    await look.page.goto('about:blank')
    found.push(...look.noise().dialogs.map(leaving))
    return [...found, ...(await returnFindings(look, visited.origin + page.path, without(keys, base.keys)))]
  })

function leaving(type: string): Unplaced {
  return {
    about: 'navigation',
    what: `It asks visitors who want to leave whether they really do (${type}), though they have typed nothing.`,
    remedy: 'Listen to beforeunload while there is something to lose only.',
  }
}
