import { mistakesAround } from './mistakes/around.ts'
import { mistakesForSome } from './mistakes/for-some.ts'
import { mistakesInHand } from './mistakes/in-hand.ts'
import { mistakesInTime } from './mistakes/in-time.ts'
import { mistakesToTheEye } from './mistakes/to-the-eye.ts'
import type { Break } from './mutation.ts'

/** Mistakes that only show when somebody looks at the page for a while and uses it. */
export const mistakes: readonly Break[] = [
  ...mistakesToTheEye,
  ...mistakesAround,
  ...mistakesInHand,
  ...mistakesInTime,
  ...mistakesForSome,
]
