import { titleIn } from '../gate/html-parts.ts'
import { arrivalFindings, type PageFinding } from '../gate/page-findings.ts'
import { accessibilityFindings } from './accessibility.ts'
import { fillInFindings, openingFindings } from './interaction.ts'
import { keyboardFindings } from './keyboard.ts'
import { notThere, visit, type Scenario, widths } from './scenario.ts'
import { staticAssertions } from './static-assertions.ts'

/** At a desk, in another language and time zone, with something behind the address: by keyboard. */
export const desktopScenario: Scenario = (visited, page) =>
  visit(
    visited,
    { viewport: widths.desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' },
    async tab => {
      const address = `${visited.origin}${page.path}?q=1`
      const base = visited.bases.desktop
      if (!(await tab.goto(address))) return notThere(await tab.troubles()).map(inOtherLanguage)
      const standing = {
        isArrival: true,
        hasStorage: true,
        readsWords: false,
        containers: visited.containers,
      }
      const found = [
        ...(await tab.troubles()),
        ...arrivalFindings(await tab.state(), titleIn(page.html)),
        ...(await staticAssertions(tab, base, standing)),
        ...(await accessibilityFindings(tab)),
        ...(await openingFindings(tab, base.opening)),
        ...(await keyboardFindings(tab)),
      ]
      if (found.length > 0) return found.map(inOtherLanguage)
      found.push(...(await fillInFindings(tab, () => tab.goto(address))))
      await tab.page.setViewportSize(widths.phone)
      await tab.settle()
      found.push(...(await tab.troubles()))
      return found.map(inOtherLanguage)
    },
  )

function inOtherLanguage(finding: PageFinding): PageFinding {
  const isOfScripts = ['errors', 'hydration', 'console'].includes(finding.about)
  if (!isOfScripts || finding.what.startsWith('After')) return finding
  return { ...finding, what: `In Hindi, in another time zone, with ?q=1 behind the address: ${finding.what}` }
}
