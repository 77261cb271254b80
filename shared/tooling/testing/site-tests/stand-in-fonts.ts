import type { Page } from '@playwright/test'

/** Whether this computer has a font that stands in for a typeface, until that is there. */
export function hasStandIns(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const standIns = ['Arial like Figtree', 'Roboto like Figtree']
    const loads = await Promise.allSettled(standIns.map(name => document.fonts.load(`1em "${name}"`)))
    return loads.some(({ status }) => status === 'fulfilled')
  })
}
