import axe from 'axe-core'
import { withAnswerTimeout } from '../browser/answer-timeout.ts'
import { listSome, type PageFinding } from '../finding.ts'
import type { AuditTab } from './audit-tab.ts'

/** Rules of axe for WCAG 2.2, levels A and AA, and for elements that Tab reaches before all others. */
const options: axe.RunOptions = {
  rules: { tabindex: { enabled: true } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
}

/** Finds accessibility violations of a remote's page. */
export async function checkAccessibility({ page }: AuditTab): Promise<PageFinding[]> {
  await withAnswerTimeout(page.evaluate(`window.axe ? undefined : void (() => { ${axe.source} })()`), 'axe')
  const run = `axe.run(document.querySelector('[data-page]'), ${JSON.stringify(options)})`
  const { violations } = await withAnswerTimeout(page.evaluate<axe.AxeResults>(run), 'axe.run')
  return violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(({ html }) => html.slice(0, 120))
    return {
      about: 'accessibility',
      what: `${help} (${id}): ${listSome(elements, ' ')}`,
      remedy: `Some visitors cannot use it as it is: ${helpUrl.split('?')[0]}`,
    }
  })
}
