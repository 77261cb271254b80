/** What kind of thing an answer has to hold, by the word that the question begins with; in all languages. */
const KINDS: readonly (readonly [asked: RegExp, held: RegExp])[] = [
  [
    /\bhow (many|much|long|old|big|far|often|tall|heavy)\b|\bwhat (percent|amount|age)|\bkitn[aei]\b|\bketl[aiou]\b|कितन|કેટલ/,
    /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|half|nobody|no)\b/i,
  ],
  [
    /\bwhere\b|\b(which|what) (state|city|district|place|town|village)\b|\bkahan?\b|\bkyan\b|कहाँ|ક્યાં/,
    /\b(in|at|from|near|outside) (the )?\p{Lu}|, \p{Lu}/u,
  ],
  [
    /\bwho('s|se|m)?\b|\bwhich (team|school|person)\b|\bkaun\b|\bkone\b|कौन|કોણ/,
    /\p{Lu}\p{Ll}+ \p{Lu}|(?:^|\s)\d: |\p{Ll} \p{Lu}\p{Ll}+/u,
  ],
  [
    /\bwhen\b|\b(what|which|on what) (day|date|month|year|time)\b|\bsince when\b|\bkab\b|\bkyare\b|कब|ક્યારે/,
    /\d|\b(january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|winter|summer|monsoon)/i,
  ],
]

/** @returns a factor: more than 1 for a sentence that holds what is asked for, less for one that does not */
export function fitOf(sentence: string, question: string): number {
  const kind = KINDS.find(([asked]) => asked.test(question))
  if (!kind) return 1
  return kind[1].test(sentence) ? 1.15 : 0.8
}

/** Whether an answer lacks the very kind of thing that is asked for: then it is none. */
export function lacksWhatIsAsked(quotation: readonly string[], question: string): boolean {
  return quotation.every(sentence => fitOf(sentence, question) < 1)
}
