import { test as base, expect } from '@playwright/test'
import { BROWSER_ENGINES_SITE } from '../site-tests/addresses.ts'
import { findEngine } from './engines.ts'
import type { Visitor } from './visitor.ts'

export interface EngineTestOptions {
  readonly engine: string
}

interface Fixtures {
  readonly allowedErrors: RegExp
  readonly quietConsole: undefined
}

interface WorkerFixtures extends EngineTestOptions {
  /** The tests of a file share one browser window. */
  readonly visitor: Visitor
}

/**
 * Chromium 109 logs this about `popover`, then a future feature, so tests of pages with a polyfill allow it.
 */
const PREVIEW = /^Found a 'popover' attribute\. If you are testing/

/**
 * Matches Firefox's error about a script that has not arrived when the visitor leaves the page: Firefox
 * reports the hash of empty content.
 */
const LEFT_BEFORE = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\//

/** Playwright's `test` for browsers that Playwright does not drive. Unexpected console errors fail a test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, provide) => {
      const start = findEngine(engine).find()
      if (!start) throw new Error(`There is no ${engine} on this computer. Try: npm run lab -- browsers`)
      const visitor = await start()
      await provide(visitor)
      await visitor.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  allowedErrors: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ visitor, allowedErrors }, provide, testInfo) => {
      await provide(undefined)
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(await visitor.screenshot())
        await testInfo.attach('in sight', { body, contentType: 'image/png' })
      }
      expect(
        visitor
          .errors()
          .filter(line => ![allowedErrors, PREVIEW, LEFT_BEFORE].some(known => known.test(line))),
        'errors in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Like `expect`, but repeats `read` until its result is as expected. */
export const expectEventually = <Value>(read: () => Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: [40], ...(message && { message }) })

export const siteAddress = BROWSER_ENGINES_SITE.address
