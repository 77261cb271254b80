import { expect, type Page } from '@playwright/test'

/** Matches lines that browsers log for a file that is missing, late or different from its hash. */
const browsersOwn =
  /^Failed to load resource: |'integrity' attribute|was preloaded using link preload but not used|^Refused to execute script from/

export interface ConsoleRecorder {
  /**
   * Waits until the page has logged exactly these errors and warnings, not counting the lines that browsers
   * log about files that did not load.
   */
  expectOnly(...lines: readonly RegExp[]): Promise<void>
}

/** Records a page's console lines from now on. */
export function recordConsoleLines(page: Page): ConsoleRecorder {
  const lines: string[] = []
  page.on('console', message => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !browsersOwn.test(message.text())) lines.push(message.text())
  })
  page.on('pageerror', error => lines.push(`uncaught: ${error.message}`))
  return {
    async expectOnly(...expected) {
      await expect
        .poll(() => lines, 'lines in the console that are not the browser’s own')
        .toEqual(expected.map(line => expect.stringMatching(line)))
    },
  }
}
