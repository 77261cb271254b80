import { contentWords } from './words.ts'

/** Words that say nearly the same, so that a question about glasses finds the spectacles. */
const GROUPS = [
  'child student pupil learner participant kid',
  'trainer instructor coach teacher educator mentor',
  'begin start open launch opening found',
  'build make construct create',
  'store keep save collect record',
  'data detail information',
  'photo photograph picture image',
  'advert advertising ads ad advertisement',
  'prize award trophy',
  'money amount fund rupee price cost',
  'spend divide use go spent',
  'spectacle glass',
  'lesson session class',
  'move step',
  'wait waitlist list',
  'delete erase remove',
  'account sign-in login signin',
  'disabled disability wheelchair',
  'hold held happen',
  'size big wide inch',
  'weigh heavy gram weight',
  'test try examine trial',
  'hot warm degree temperature',
  'cool cold',
  'electricity current power',
  'wrong mistake error',
  'chat conversation assistant talk question',
  'group batch',
  'return back',
  'switch change',
  'poor low-income',
  'shop store',
  'team group',
  'travel bus transport',
  'part piece',
  'attempt try',
  'help support',
  'food meal eat lunch',
  'parent family mother father',
  'district state',
  'tell say',
  'post article',
  'spare extra',
  'fast quick soon',
  'home house',
  'author write wrote written',
  'partner partnership',
  'colour orange grey black',
]

const near = new Map<string, Set<string>>()
for (const group of GROUPS) {
  const words = contentWords(group)
  for (const word of words) near.set(word, new Set([...(near.get(word) ?? []), ...words]))
}

/** @param word as contentWords gives it, and so are those that it returns; itself is not among them */
export const nearWords = (word: string): readonly string[] =>
  [...(near.get(word) ?? [])].filter(other => other !== word)
