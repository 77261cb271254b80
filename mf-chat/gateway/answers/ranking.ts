import type { Candidate, Field } from './candidates.ts'
import type { Question, SearchTerm } from './question.ts'
import { normalizeText, splitWords, stemText } from './tokens.ts'
import { findModifiers, findSynonyms, isCommonStem } from './vocabulary.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** What the score is made of: first the share of the question that its texts cover, see `measure`. */
  readonly features: readonly number[]
}

/** How much a word counts that is found in this field of a candidate. */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = { asks: 1, says: 0.9, above: 0.8, around: 0.3 }
const FIELDS = ['asks', 'says', 'above', 'around'] as const
const OWN_FIELDS = ['asks', 'says', 'above'] as const
/** How much a synonym, or a word with the same beginning, counts. */
const SIMILAR = 0.8
const LEAST_PREFIX = 4
/** Weights of words that say little about a question's subject. */
const NUMBER = 0.4
const LIGHT = 0.45
/** How many candidates with most words of the question are measured. */
const MOST_MEASURED = 60

/** Matches what an answer to a question of this type contains. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  when: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day|week|weekend|month|year|am|pm|20\d\d|hours?|evening|morning)s?\b/i,
  duration: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half)\b/i,
  how_many:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|half|nobody|none)\b/i,
  who: /\p{Lu}\p{L}+ \p{Lu}|teacher|doctor|engineer|parent|trainer/u,
  where: /\b(?:in|at|on|near) (?:the )?\p{Lu}|room|school|office/u,
  class: /class|grade|age|year/i,
}
/** Matches what an answer to “why” has, or the question that it is written for. */
const REASON = /\b(?:because|so that|since|reason|why|so)\b/
/** Matches what an answer about a price contains; without it, no candidate is one. */
const PRICE = /₹|\$|rupee|free|fee|price|pay|cost|charge|nothing/i

/** Weights of a candidate's features, fitted to the test questions that may be read (decision 29). */
const WEIGHTS = [5.71, -1.16, 3.08, 3.34, 1.03, 1.74, 2.3, -0.29]
/** Weights for the confidence in the best candidate, fitted in the same way; see `listClues`. */
const CONFIDENCE = [
  -5.99, 0.28, 0.16, -2.76, 1.09, 0.78, 2.18, 2.31, -1.62, 1.78, 0.54, -0.12, -0.55, -2.34, -1.14, -1.73,
  4.08, -1.41, 0.97, -3.04,
]
/** A question of so few terms needs an answer with nearly all of them: “do you sell laptops”. */
const FEW_TERMS = 2
const LEAST_SHARES = 0.8
/** What remains of the confidence for each word of an English question that the site has not. */
const DOUBT = 0.72
/** What a candidate gains that has the visitor's question word by word. */
const IDENTICAL = 10
/** From this lead on, the best candidate is clearly better than the next one. */
const CLEAR_LEAD = 3
/** How many of the next candidates are asked whether they are of the same page, or have the same line. */
const MOST_NEAR = 4

/** @returns a ranking of the candidates by how likely they answer a question */
export function createRanking(candidates: readonly Candidate[]) {
  /** For each stem, the candidates that have it, and how much it counts there. */
  const holders = new Map<string, Map<number, number>>()
  candidates.forEach(({ stems }, id) => {
    for (const field of FIELDS) {
      for (const stem of stems[field]) {
        const of = holders.get(stem) ?? new Map<number, number>()
        holders.set(stem, of.set(id, Math.max(of.get(id) ?? 0, FIELD_WEIGHTS[field])))
      }
    }
  })
  const vocabulary = [...holders.keys()]

  const weightOf = (stem: string, count: number): number =>
    Math.log(1 + candidates.length / (count || 0.5)) *
    (/^\d/.test(stem) ? NUMBER : isCommonStem(stem) ? LIGHT : 1)

  /** The site's words that match a term of the question, how well, and how much that counts where. */
  function expand(term: SearchTerm) {
    const alike = new Map<string, number>()
    for (const stem of term) {
      for (const other of findSynonyms(stem)) alike.set(other, SIMILAR)
      if (stem.length >= LEAST_PREFIX)
        for (const other of vocabulary) if (other.startsWith(stem)) alike.set(other, SIMILAR)
    }
    for (const stem of term) alike.set(stem, 1)
    const found = new Map<number, number>()
    for (const [stem, like] of alike)
      for (const [id, counts] of holders.get(stem) ?? [])
        found.set(id, Math.max(found.get(id) ?? 0, like * counts))
    const weight = Math.max(0, ...term.map(stem => weightOf(stem, found.size)))
    return { alike, found, weight, stem: term[0] ?? '' }
  }

  /** All stems of each page, by which a question's names are looked for. */
  const pages = new Map<string, Set<string>>()
  for (const { page, stems } of candidates) {
    const all = pages.get(page) ?? new Set<string>()
    pages.set(page, all)
    for (const field of OWN_FIELDS) for (const stem of stems[field]) all.add(stem)
  }
  type Term = ReturnType<typeof expand>
  /** The share of the terms that these stems have. */
  const shareIn = (stems: ReadonlySet<string>, terms: readonly Term[]) =>
    mean(
      terms.map(({ weight, alike }) => [
        weight,
        Math.max(0, ...[...alike].map(([stem, like]) => (stems.has(stem) ? like : 0))),
      ]),
    )

  return {
    /** @returns the candidates with words of the question, the most likely answer first */
    rank(question: Question): readonly RankedCandidate[] {
      const asked = splitWords(question.plain).join(' ')
      const terms = question.terms.map(expand)
      const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
      const shared = new Map<number, number>()
      for (const { found, weight } of terms)
        for (const [id, counts] of found) shared.set(id, (shared.get(id) ?? 0) + (weight * counts) / whole)
      return [...shared]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_MEASURED)
        .flatMap(([id, shares]) => {
          const candidate = candidates[id]
          if (!candidate || (question.isAbout('price') && !PRICE.test(candidate.says.join(' ')))) return []
          const features = [shares, ...measure(candidate, terms, question)]
          const isIdentical = candidate.asks.some(ask => ask.words === asked)
          const score = weigh(features, WEIGHTS) + (isIdentical ? IDENTICAL : 0)
          return { candidate, features, score }
        })
        .toSorted((a, b) => b.score - a.score)
    },
    /** @returns how likely the first of these candidates answers the question: 0 to 1 */
    confidenceIn(question: Question, ranked: readonly RankedCandidate[]): number {
      const [first] = ranked
      if (!first) return 0
      const { features, candidate } = first
      if (question.terms.length <= FEW_TERMS && (features[0] ?? 0) < LEAST_SHARES) return 0
      const { answerType, modifiers, language, terms } = question
      const words = [...candidate.says, ...candidate.asks.map(ask => ask.words)].flatMap(text =>
        splitWords(normalizeText(text)),
      )
      const isTurned = modifiers.some(modifier => !findModifiers(words).includes(modifier))
      const isReason = REASON.test(words.join(' '))
      if (isTurned || (answerType === 'why' && !isReason)) return 0
      // In an English question, a word that the site has not, such as a city, changes what is asked.
      const foreign = language === 'en' ? terms.filter(term => expand(term).found.size === 0) : []
      return DOUBT ** foreign.length / (1 + Math.exp(-weigh(listClues(question, ranked), CONFIDENCE)))
    },
  }

  /** @returns what tells whether the first of these candidates answers the question; 1 is the constant */
  function listClues({ terms: asked }: Question, [first, ...others]: readonly RankedCandidate[]) {
    if (!first) return []
    const { score, features, candidate } = first
    const { page, stems, says, asks } = candidate
    const terms = asked.map(expand)
    const own = new Set(OWN_FIELDS.flatMap(field => [...stems[field]]))
    const [rarest] = terms.toSorted((a, b) => b.weight - a.weight)
    const next = others.find(other => !isSame(other.candidate, candidate))?.score ?? -Infinity
    const near = others.slice(0, MOST_NEAR).map(other => other.candidate)
    const shareOf = (all: readonly Candidate[]) => all.length / MOST_NEAR
    return [
      1,
      score,
      Math.min(CLEAR_LEAD, score - next),
      1 / (terms.length || 1),
      shareOf(near.filter(other => other.page === page)),
      shareOf(near.filter(other => isSame(other, candidate))),
      ...features,
      shareIn(stems.above, terms),
      shareIn(pages.get(page) ?? own, terms),
      shareIn(own, terms),
      rarest ? shareIn(own, [rarest]) : 0,
      shareIn(new Set(stemText(says[0] ?? '')), terms),
      asks.length > 0 ? 0 : shareIn(stems.says, terms),
    ]
  }

  function measure(
    { asks, says }: Candidate,
    terms: readonly Term[],
    { answerType }: Question,
  ): readonly number[] {
    const likenessOf = (stem: string) => Math.max(0, ...terms.map(({ alike }) => alike.get(stem) ?? 0))
    const compared = asks.map(ask => {
      const covered = mean(
        terms.map(({ alike, weight }) => [
          weight,
          Math.max(0, ...ask.stems.map(stem => alike.get(stem) ?? 0)),
        ]),
      )
      const reverse = mean(
        ask.stems.map(stem => [weightOf(stem, holders.get(stem)?.size ?? 0), likenessOf(stem)]),
      )
      return { covered, reverse, isSameType: Number(ask.answerType === answerType) }
    })
    const [best = { covered: 0, reverse: 0, isSameType: 0 }] = compared.toSorted(
      (a, b) => 0.6 * (b.covered - a.covered) + 0.4 * (b.reverse - a.reverse),
    )
    const text = says.join(' ')
    const texts = asks.map(ask => ` ${ask.stems.join(' ')} `)
    const pairs = terms.slice(1).map(({ stem }, at) => ` ${terms[at]?.stem} ${stem} `)
    const known = pairs.filter(pair => texts.some(each => each.includes(pair)))
    return [
      Number(asks.length > 0),
      best.covered,
      best.reverse,
      best.isSameType,
      Number(ANSWERS[answerType ?? '']?.test(text) ?? false),
      known.length / (pairs.length || 1),
      Math.min(1, text.length / 300),
    ]
  }
}

/** The sum of values, each times its weight. */
const weigh = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Whether two candidates share a line. */
export const isSame = (one: Candidate, other: Candidate): boolean =>
  one.says.some(line => other.says.some(each => line.includes(each) || each.includes(line)))

/** The mean of values with their weights. */
function mean(weighted: readonly (readonly [weight: number, value: number])[]): number {
  const whole = weighted.reduce((sum, [weight]) => sum + weight, 0)
  return whole === 0 ? 0 : weighted.reduce((sum, [weight, value]) => sum + weight * value, 0) / whole
}
