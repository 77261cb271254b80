import axe from 'axe-core'
import { withAnswerTimeout } from '../browser/answer-timeout.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import type { AuditTab } from './audit-tab.ts'

/** Rules of axe for WCAG 2.2, levels A and AA. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[]
}

/** Finds accessibility violations of a remote's page. */
export async function checkAccessibility({ page }: AuditTab): Promise<PageFinding[]> {
  await withAnswerTimeout(page.evaluate(`window.axe ? undefined : void (() => { ${axe.source} })()`), 'axe')
  const { violations } = await withAnswerTimeout(
    page.evaluate<{ readonly violations: readonly Violation[] }>(
      `axe.run(document.querySelector('[data-page]'), ${JSON.stringify(options)})`,
    ),
    'axe.run',
  )
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    about: 'accessibility',
    what: `${help} (${id}): ${nodes
      .slice(0, 3)
      .map(({ html }) => html.slice(0, 120))
      .join(' ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`,
    remedy: `Some visitors cannot use it as it is: ${helpUrl.split('?')[0]}`,
  }))
}
