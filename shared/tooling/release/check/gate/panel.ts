import type { BrowserContext } from 'playwright'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { openWatchedPage } from '../browser/watched-page.ts'
import type { Finding } from '../finding.ts'
import type { SiteUnderCheck } from '../site-under-check.ts'
import { collectErrorFindings } from './page-findings.ts'
import { createInterruptedVisitFinding } from './interrupted-visit.ts'

/** A panel of the layout, such as the chat, which a remote provides when a visitor opens it. */
export interface PanelUnderCheck {
  readonly remote: string
  readonly name: string
}

/**
 * Finds the panel that a checked remote provides. The shell's launcher button names it:
 * `data-panel="mf-chat/assistant"` (shell/layout/Assistant.tsx).
 */
export async function findPanel(site: SiteUnderCheck): Promise<PanelUnderCheck | undefined> {
  const [, remote, name] = /data-panel="([\w-]+)\/([\w-]+)"/.exec(await site.notFound()) ?? []
  if (remote === undefined || name === undefined || !site.combination.remotes.includes(remote))
    return undefined
  return { remote, name }
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
  try {
    await tab.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
    await tab.forget()
    const launcher = tab.page.locator('[data-panel]')
    await launcher.click({ timeout: PANEL_TIMEOUT_MS })
    // Wait for a control in the panel: a loading indicator has nothing to press or fill in.
    const panel = launcher.locator(
      'xpath=preceding-sibling::*[.//button or .//input or .//textarea or .//a[@href]]',
    )
    const isOpen = await panel
      .first()
      .waitFor({ timeout: PANEL_TIMEOUT_MS })
      .then(
        () => true,
        () => false,
      )
    await tab.settle()
    if (isOpen) await launcher.click({ timeout: PANEL_TIMEOUT_MS })
    await tab.settle()
    const findings = collectErrorFindings(await tab.state(), tab.noise())
    if (!isOpen && findings.length === 0) {
      findings.push({
        about: 'panel',
        what: `The panel "${name}" does not open.`,
        remedy: `${remote}/remote.tsx must name it under \`panels\`, and its module must export \`Panel\`.`,
      })
    }
    return findings.map(finding => ({
      ...finding,
      about: 'panel',
      what: `Opening the panel "${name}" of ${remote}: ${finding.what}`,
    }))
  } catch (error) {
    return [createInterruptedVisitFinding(error)]
  } finally {
    await closeWithTimeout(tab.page)
  }
}
