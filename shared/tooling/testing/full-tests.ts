/**
 * Tests that only `npm run test:full` runs, since they are slow and rarely fail: `*.full.test.ts`,
 * `*.full.spec.ts` and browser tests with the tag `@full`.
 */
export const isFullTestRun = process.env['FULL_TESTS'] === '1'

/** Returns the tag `@full` for those tests of a loop that `npm test` does not run. */
export function getFullTestTag(isInEveryTest: boolean): { tag?: '@full' } {
  return isInEveryTest ? {} : { tag: '@full' }
}
