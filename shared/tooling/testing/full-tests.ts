/**
 * What `npm run test:full` runs and `npm test` does not, since it is slow and rarely fails: files called `*.full.test.ts` and
 * `*.full.spec.ts`, and browser tests with the tag `@full`.
 */
export const isFull = process.env['FULL_TESTS'] === '1'

/** Details of a browser test, for tests that are made in a loop: `npm test` runs some, `npm run test:full` all of them. */
export function fullUnless(isInEveryTest: boolean): { tag?: '@full' } {
  return isInEveryTest ? {} : { tag: '@full' }
}
