import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface AccessibilityViolations {
  readonly found: readonly { readonly rule: string; readonly where: readonly string[] }[]
  readonly rulesKept: number
}

/** Finds violations of WCAG 2.2 AA in a page, as far as axe can. */
export async function findAccessibilityViolations(page: Page): Promise<AccessibilityViolations> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Skip listing elements that pass the rules.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // Run axe in the page itself. Its other mode also checks frames, which no page has, and is twice as slow.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  return { found, rulesKept: passes.length }
}
