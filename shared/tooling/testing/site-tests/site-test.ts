import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { expectQuietConsole } from '../browser-tests.ts'

export * from './open-page.ts'

export interface SiteTestOptions {
  /** Matches console lines that a test provokes on purpose. */
  readonly allowedNoise: RegExp
  /** Matches Content-Security-Policy violations that a test expects, as `directive: what was blocked`. */
  readonly allowedViolations: RegExp
}

interface SiteFixtures {
  /** Address of the site under test, for requests outside a page; no slash at the end. */
  readonly site: string
  /** A second visitor, whose browser runs no scripts. */
  readonly withoutScripts: Page
  readonly quietConsole: undefined
  readonly keptPolicy: undefined
}

/**
 * Playwright's `test` for this site: an unexpected console error or warning, or Content-Security-Policy
 * violation, fails the test.
 */
export const test = base.extend<SiteTestOptions & SiteFixtures>({
  allowedNoise: [/(?!)/, { option: true }],
  allowedViolations: [/(?!)/, { option: true }],
  site: ({ baseURL }, provide) => provide(baseURL ?? ''),
  withoutScripts: async ({ browser, contextOptions, baseURL, ignoreHTTPSErrors }, provide) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL && { baseURL }),
      ignoreHTTPSErrors: ignoreHTTPSErrors ?? false,
      javaScriptEnabled: false,
    })
    await provide(await context.newPage())
    await context.close()
  },
  quietConsole: [
    ({ context, allowedNoise }, provide) =>
      expectQuietConsole(context, allowedNoise, () => provide(undefined)),
    { auto: true },
  ],
  keptPolicy: [
    async ({ context, allowedViolations }, use) => {
      const violations = await watchSecurityPolicyViolations(context, allowedViolations)
      await use(undefined)
      expect(violations, 'violations of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Records violations of the Content-Security-Policy.
 * @param allowed matches violations that the test expects
 * @returns the unexpected violations, in a list that grows during the test
 */
export async function watchSecurityPolicyViolations(
  context: BrowserContext,
  allowed: RegExp,
): Promise<readonly string[]> {
  const violations: string[] = []
  await context.exposeFunction('noteViolation', (violation: string) => {
    if (!allowed.test(violation)) violations.push(violation)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void window.noteViolation(`${effectiveDirective}: ${blockedURI} ${sample}`)
    })
  })
  return violations
}

declare global {
  interface Window {
    noteViolation: (violation: string) => Promise<void>
  }
}

export { expect }
