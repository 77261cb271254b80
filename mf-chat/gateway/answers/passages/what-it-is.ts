import type { Question } from '../asked/question.ts'

/** Whether a question wants to know what a thing is or how it goes, and nothing particular of it. */
export const asksWhatItIs = ({ plain }: Question): boolean =>
  /^(?:so |and |please )?(?:what(?: is|'s|s| are| was| were)|who (?:is|are)|tell me (?:\w+ )?about|explain|about|how (?:does|do|did) .* work|what (?:do|does|can|will) \w+ do)\b/.test(
    plain,
  )
