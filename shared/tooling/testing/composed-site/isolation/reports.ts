import type { Page } from '@playwright/test'

declare global {
  interface Window {
    reports?: object[]
  }
}

/** Collects the site's reports like a monitoring script. Call it before the page is opened. */
export async function collectSiteReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reports: object[] = (window.reports = [])
    addEventListener('site-report', event => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (detail instanceof Object) reports.push(detail)
    })
  })
}

export function readSiteReports(page: Page, kind: 'error' | 'web-vital'): Promise<object[]> {
  return page.evaluate(
    wanted =>
      (window.reports ?? []).flatMap(report =>
        // Leave out the Error, which cannot be passed out of the browser.
        'kind' in report && report.kind === wanted ? [{ ...report, error: undefined }] : [],
      ),
    kind,
  )
}

/** @returns a function that counts reported errors, across documents. Call it before the page is opened */
export async function startCountingErrorReports(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countReport', () => (count += 1))
  await page.addInitScript(() => {
    addEventListener('site-report', event => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      const tell: unknown = Reflect.get(window, 'countReport')
      const isError = detail instanceof Object && 'kind' in detail && detail.kind === 'error'
      if (isError && tell instanceof Function) Reflect.apply(tell, undefined, [])
    })
  })
  return () => count
}
