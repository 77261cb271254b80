import { nearWords } from './near-words.ts'
import { contentWords } from './words.ts'

const NUMBER =
  '(?:[$₹]?\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|half|nobody|no|once|twice|every|each)'
const number = new RegExp(`(?<![\\w/])${NUMBER}\\b`, 'i')
const unit = (units: string) => new RegExp(`${NUMBER}[\\s-]+(?:\\w+ )?(?:${units})\\b|as long as`, 'i')

/** What kind of thing an answer has to hold, by what the question asks with; in all languages. The first that is asked counts. */
const KINDS: readonly (readonly [asked: RegExp, held: RegExp])[] = [
  [/\bhow old\b/, /\bunder \d|\bis \d\d\b|, \d\d,|\byears?\b|\baged?\b|years old|\b(?:19|20)\d\d\b/i],
  [/\bhow (heavy|much does .* weigh)\b/, unit('grams?|kilos?|kg')],
  [/\bhow (far|tall|wide|high)\b/, unit('kilometres?|metres?|centimetres?|cm|inches')],
  [/\bhow hot\b|\bhow much cooler\b/, /\d (degrees|°)|\d degrees|°C/i],
  [
    /\bhow (often)\b/,
    /\b(every|once|twice|daily|weekly|monthly|per|each)\b|\b(a|every) (day|week|month|year|term)\b/i,
  ],
  [
    /\b(?:at|by|till|until|from) what (?:time|hour)\b|\bwhat time\b|\bwhich hour\b/,
    /\d[.:]\d\d|\d ?[ap]m\b|o’clock|\b(?:half|quarter) past\b|\b(?:noon|midday|morning|afternoon|evening|night)\b/i,
  ],
  [
    /\bhow (long|soon|fast|quickly)\b/,
    unit(
      'seconds?|minutes?|hours?|days?|weeks?|months?|years?|terms?|saturdays|sundays|sessions|evenings|metres|fortnight',
    ),
  ],
  [
    /\bhow (many|much|big|large)\b|\bwhat (percent|amount|age|number|size)|\bnumber of\b|\bkitn[aei]\b|\bketl[aiou]\b|कितन|કેટલ/,
    number,
  ],
  [
    /\bwhere\b(?! do i click)|\b(which|what) (state|city|district|place|town|village)\b|\bkahan?\b|\bkyan\b|कहाँ|ક્યાં/,
    /\b(in|at|from|near|outside|to|on) (the )?\p{Lu}|, \p{Lu}|\b(room|corner|hall|yard|verandah|page|wall|stage|building)\b/u,
  ],
  [
    /\bwho('s|se|m)?\b(?! can| may| is (allowed|it for))|\bwhich (team|person)\b|\bkaun\b|\bkone\b|कौन|કોણ/,
    /\p{Lu}\p{Ll}+ \p{Lu}|(?:^|\s)\d: |\p{Ll} \p{Lu}\p{Ll}+|\bby (a|an|the)\b|\bwe\b|person|parent|carpenters|teachers|engineers|families|pupils/iu,
  ],
  [
    /\bwhen\b|\b(what|which|on what) (day|date|month|year|time)\b|\bsince when\b|\bkab\b|\bkyare\b|कब|ક્યારે/,
    /\d|\b(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|winter|summer|monsoon|before|after|day)/i,
  ],
]

/** Whether a question asks for a number, a place, a person, a time: something that not every sentence holds. */
export const asksForKind = (question: string): boolean => KINDS.some(([asked]) => asked.test(question))

/** @returns which kind that is, for comparing two questions */
export function kindAsked(question: string): number | undefined {
  const kind = KINDS.findIndex(([asked]) => asked.test(question))
  return kind === -1 ? undefined : kind
}

/** Whether nothing of the kind that is asked for stands in an answer: no time where “when” is asked. */
export function lacksKind(lines: readonly string[], question: string): boolean {
  const kind = KINDS.find(([asked]) => asked.test(question))
  return kind !== undefined && !lines.some(line => kind[1].test(line))
}

/** @returns a factor: more than 1 for a sentence that holds what is asked for, less for one that does not */
export function fitOf(sentence: string, question: string): number {
  const kind = KINDS.find(([asked]) => asked.test(question))
  if (!kind) return 1
  if (!kind[1].test(sentence)) return 0.7
  return countsWhatIsAsked(sentence, question)
}

/** “How many drones” wants a number beside the drones, and not one of anything. */
function countsWhatIsAsked(sentence: string, question: string): number {
  const [, after = ''] = /\b(?:how many|number of)\s+(.*)/.exec(question) ?? []
  const noun = contentWords(after)[0]
  if (noun === undefined) return 1.15
  const wanted = new Set([noun, ...nearWords(noun)])
  const words = sentence.match(/[$₹]?[\p{L}\p{N}][\p{L}\p{N},.+]*/gu) ?? []
  const isNoun = (word: string) => contentWords(word).some(form => wanted.has(form))
  const isBeside = words.some(
    (word, at) =>
      number.test(word) && (words.slice(at + 1, at + 4).some(isNoun) || words.slice(at - 1, at).some(isNoun)),
  )
  if (isBeside) return 1.3
  return words.some(isNoun) ? 1 : 0.9
}

/** Whether an answer lacks the very kind of thing that is asked for: then it is none. */
export function lacksWhatIsAsked(quotation: readonly string[], question: string): boolean {
  return quotation.every(sentence => fitOf(sentence, question) < 1)
}
