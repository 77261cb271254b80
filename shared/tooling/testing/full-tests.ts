/**
 * Tests that only `npm run test:full` runs, since they are slow and rarely fail: `*.full.test.ts`,
 * `*.full.spec.ts` and browser tests with the tag `@full`.
 */
export const isFullTestRun = process.env['FULL_TESTS'] === '1'

/**
 * @param isInEveryTest whether `npm test` runs this test, too
 * @returns the options of a test: the tag `@full` if only full tests run it
 */
export function getFullTestTag(isInEveryTest: boolean): { tag?: '@full' } {
  return isInEveryTest ? {} : { tag: '@full' }
}
