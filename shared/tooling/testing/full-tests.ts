/**
 * Tests for `npm run test:full` only, since they are slow and rarely fail: `*.full.test.ts`, `*.full.spec.ts`
 * and browser tests with the tag `@full`.
 */
export const isFull = process.env['FULL_TESTS'] === '1'

/** Details for tests made in a loop: `npm test` runs some of them, `npm run test:full` all. */
export function fullTagUnless(isInEveryTest: boolean): { tag?: '@full' } {
  return isInEveryTest ? {} : { tag: '@full' }
}
