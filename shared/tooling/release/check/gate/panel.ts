import type { BrowserContext } from 'playwright'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { openWatchedPage } from '../browser/watched-page.ts'
import { prefixFindings, type Finding, type PageFinding } from '../finding.ts'
import type { SiteUnderCheck } from '../site-under-check.ts'
import { collectErrorFindings, collectInterruptedVisitFindings } from './page-findings.ts'

/** A panel of the layout, such as the chat, which a remote provides when a visitor opens it. */
interface PanelUnderCheck {
  readonly remote: string
  readonly name: string
}

/**
 * Finds the panel that a checked remote provides. The shell's launcher button names it:
 * `data-panel="mf-chat/assistant"` (shell/layout/Assistant.tsx).
 */
export async function findPanel(site: SiteUnderCheck): Promise<PanelUnderCheck | undefined> {
  const [, remote, name] = /data-panel="([\w-]+)\/([\w-]+)"/.exec(await site.notFound()) ?? []
  const isChecked = remote !== undefined && site.combination.remotes.includes(remote)
  return isChecked && name !== undefined ? { remote, name } : undefined
}

/** How long to wait for a panel, longer than the shell waits (shell/page/remote-content.ts); ms. */
const PANEL_TIMEOUT_MS = 15_000

/** Checks a panel: opens it and closes it again. */
export async function checkPanel(
  context: BrowserContext,
  origin: string,
  { remote, name }: PanelUnderCheck,
): Promise<Finding[]> {
  const tab = await openWatchedPage(context)
  const timeout = PANEL_TIMEOUT_MS
  const visit = async (): Promise<PageFinding[]> => {
    await tab.gotoLayout(origin)
    await tab.forget()
    const launcher = tab.page.locator('[data-panel]')
    await launcher.click({ timeout })
    // Wait for a control in the panel: a loading indicator has nothing to press or fill in.
    const control = launcher.locator(
      'xpath=preceding-sibling::*[.//button or .//input or .//textarea or .//a[@href]]',
    )
    const isOpen = await control
      .first()
      .waitFor({ timeout })
      .then(
        () => true,
        () => false,
      )
    await tab.settle()
    if (isOpen) await launcher.click({ timeout })
    await tab.settle()
    const found = collectErrorFindings(await tab.state(), tab.noise())
    if (isOpen || found.length > 0) return found
    const what = `The panel "${name}" does not open.`
    const remedy = `${remote}/remote.tsx must name it under \`panels\`, and its module must export \`Panel\`.`
    return [{ about: 'panel', what, remedy }]
  }
  try {
    const found = await visit().catch((error: unknown) => collectInterruptedVisitFindings(tab.noise(), error))
    const findings = prefixFindings(found, `Opening the panel "${name}" of ${remote}`)
    return findings.map(finding => ({ ...finding, about: 'panel' }))
  } finally {
    await closeWithTimeout(tab.page)
  }
}
