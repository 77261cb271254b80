import { titleIn } from '../../pages/html-parts.ts'
import { arrivalFindings, type Unplaced } from '../state-findings.ts'
import { barriersOn } from './barriers.ts'
import { fillInFindings } from './fill-in.ts'
import { keyboardFindings } from './keyboard.ts'
import { openingFindings } from './opening.ts'
import { standingFindings } from './standing.ts'
import { notThere, visit, widths, type Visit } from './visit.ts'

/** At a desk, in another language and time zone, with something behind the address: by keyboard. */
export const otherVisit: Visit = (visited, page) =>
  visit(
    visited,
    { viewport: widths.desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' },
    async look => {
      const address = `${visited.origin}${page.path}?q=1`
      const base = visited.bases.desktop
      if (!(await look.goto(address))) return notThere(await look.troubles()).map(inOtherLanguage)
      const standing = {
        isArrival: true,
        hasStorage: true,
        readsWords: false,
        containers: visited.containers,
      }
      const found = [
        ...(await look.troubles()),
        ...arrivalFindings(await look.state(), titleIn(page.html)),
        ...(await standingFindings(look, base, standing)),
        ...(await barriersOn(look)),
        ...(await openingFindings(look, base.opening)),
        ...(await keyboardFindings(look)),
      ]
      if (found.length > 0) return found.map(inOtherLanguage)
      found.push(...(await fillInFindings(look, () => look.goto(address))))
      await look.page.setViewportSize(widths.phone)
      await look.settle()
      found.push(...(await look.troubles()))
      return found.map(inOtherLanguage)
    },
  )

function inOtherLanguage(finding: Unplaced): Unplaced {
  const isOfScripts = ['errors', 'hydration', 'console'].includes(finding.about)
  if (!isOfScripts || finding.what.startsWith('After')) return finding
  return { ...finding, what: `In Hindi, in another time zone, with ?q=1 behind the address: ${finding.what}` }
}
