/**
 * Tests for `npm run test:full` only, since they are slow and rarely fail: `*.full.test.ts`, `*.full.spec.ts`
 * and browser tests with the tag `@full`.
 */
export const isFull = process.env['FULL_TESTS'] === '1'

/** Returns the tag `@full` for tests in a loop of which `npm test` runs only some. */
export function fullTagUnless(isInEveryTest: boolean): { tag?: '@full' } {
  return isInEveryTest ? {} : { tag: '@full' }
}
