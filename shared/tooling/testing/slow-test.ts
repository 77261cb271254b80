import { isFullTestRun } from './full-tests.ts'

/** `it` for slow unit tests that rarely fail: only `npm run test:full` runs them. */
export const slowIt = isFullTestRun ? it : it.skip
