import type { Ask, Candidate, Field } from './candidates.ts'
import { toPhoneticKey } from './phonetic-key.ts'
import { SOUND_MARK, type Question, type SearchTerm } from './question.ts'
import { normalizeText, splitWords } from './tokens.ts'
import { findModifiers, findSynonyms, isCommonStem } from './vocabulary.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** The share of the question that its texts cover, its likeness, and how much of its own is asked. */
  readonly features: readonly number[]
}

/** A term of a question: words of the site that match it and how well, and how much it counts where. */
interface Term {
  readonly alike: ReadonlyMap<string, number>
  readonly found: ReadonlyMap<number, number>
  readonly weight: number
}

/** How much a word counts that is found in this field of a candidate. */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = { asks: 1, says: 0.9, above: 0.8, around: 0.3 }
const FIELDS = ['asks', 'says', 'above', 'around'] as const
/** How much a synonym, or a word with the same beginning, counts. */
const SIMILAR = 0.8
const LEAST_PREFIX = 4
/** Weights of words that say little about a question's subject. */
const NUMBER = 0.4
const LIGHT = 0.45
const FILLER = 0.4
/** How many candidates with most words of the question are measured. */
const MOST_MEASURED = 60

/** Matches what an answer to “why” has, or the question that it is written for. */
const REASON = /\b(?:because|so that|since|reason|why|so)\b/
/** Modifiers that an answer must have as well: “not before 9” is no answer to “before 9”. */
const TURNING = ['not', 'before', 'after', 'only']
/** Matches what an answer about a price contains; without it, no candidate is one. */
const PRICE = /₹|\$|rupee|free|fee|price|pay|cost|charge|nothing/i

/** Weights of a candidate's features, fitted to the test questions that may be read (decision 28). */
const WEIGHTS = [5.48, 6.1, 3.45]
/** A constant and weights for the confidence in the best candidate, fitted in the same way. */
const CONFIDENCE = [-6.22, 0.27, 3.74, 4.05, 2.19]
/** More terms than these make no answer more likely. */
const MANY_TERMS = 8
/** What a candidate gains that has the visitor's question word by word. */
const IDENTICAL = 10
interface Ranking {
  /** The candidates with words of the question, the most likely answer first. */
  readonly answers: readonly RankedCandidate[]
  /** How likely the first of them answers the question: 0 to 1. */
  readonly confidence: number
}

/** @returns a function that ranks the candidates by how likely they answer a question */
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

  const expanded = new WeakMap<SearchTerm, Term>()
  /** The site's words that match a term of the question, how well, and how much that counts where. */
  const expand = (term: SearchTerm): Term => {
    const known = expanded.get(term)
    if (known) return known
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
    // A Hindi word that no list knows is most likely a filler.
    const isFiller = found.size === 0 && term.some(stem => stem.startsWith(SOUND_MARK))
    const weight = isFiller ? FILLER : Math.max(0, ...term.map(stem => weightOf(stem, found.size)))
    const all = { alike, found, weight }
    expanded.set(term, all)
    return all
  }

  /** For each sound, the questions of pages that have it. */
  const askers = new Map<string, Set<Ask>>()
  const written = candidates.flatMap(({ asks }) => asks)
  for (const ask of written)
    for (const sound of listSounds(ask.words)) askers.set(sound, (askers.get(sound) ?? new Set()).add(ask))
  const rarityOf = (sound: string) => Math.log(1 + written.length / (askers.get(sound)?.size ?? 0.5)) ** 2
  const rarities = new Map<Ask, number>()
  for (const [sound, asks] of askers)
    for (const ask of asks) rarities.set(ask, (rarities.get(ask) ?? 0) + rarityOf(sound))
  /** @returns how alike a question and each question of a page sound, with all their words: 0 to 1 */
  const likenessTo = (asked: string) => {
    const shared = new Map<Ask, number>()
    let whole = 0
    for (const sound of listSounds(asked)) {
      whole += rarityOf(sound)
      for (const ask of askers.get(sound) ?? []) shared.set(ask, (shared.get(ask) ?? 0) + rarityOf(sound))
    }
    return (ask: Ask) => (shared.get(ask) ?? 0) / Math.sqrt(whole * (rarities.get(ask) ?? 1))
  }

  return (question: Question): Ranking => {
    const asked = splitWords(question.plain).join(' ')
    const likeness = likenessTo(asked)
    const terms = question.terms.map(expand)
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
    const shared = new Map<number, number>()
    for (const { found, weight } of terms)
      for (const [id, counts] of found) shared.set(id, (shared.get(id) ?? 0) + (weight * counts) / whole)
    const measured = [...shared]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_MEASURED)
      .flatMap(([id, shares]) => {
        const candidate = candidates[id]
        if (!candidate) return []
        const { asks, says } = candidate
        if (question.isAbout('price') && says.length > 0 && !PRICE.test(says.join(' '))) return []
        const like = Math.max(0, ...asks.map(likeness))
        const features = [shares, like, measure(candidate, terms)]
        const isIdentical = asks.some(ask => ask.words === asked)
        const score = weigh(features, WEIGHTS) + (isIdentical ? IDENTICAL : 0)
        return { candidate, features, score }
      })
      .toSorted((a, b) => b.score - a.score)
    const answers = measured.filter(({ candidate }) => candidate.says.length > 0)
    const [first] = answers
    const isAsked = first && first === measured[0] && !isAnotherQuestion(question, first.candidate)
    const features = [1, Math.min(question.terms.length, MANY_TERMS), ...(first?.features ?? [])]
    return { answers, confidence: isAsked ? 1 / (1 + Math.exp(-weigh(features, CONFIDENCE))) : 0 }
  }

  /** Whether one word, such as “not” or a place that the site does not name, asks for another answer. */
  function isAnotherQuestion({ plain, terms, modifiers, answerType }: Question, { says, asks }: Candidate) {
    const words = [...says, ...asks.map(ask => ask.words)].flatMap(text => splitWords(normalizeText(text)))
    const isTurned = modifiers.some(
      modifier => TURNING.includes(modifier) && !findModifiers(words).includes(modifier),
    )
    const isElsewhere = terms.some(
      term =>
        ![...expand(term).found.keys()].some(id => candidates[id]?.says.length) &&
        new RegExp(`(?:in|at|near) ${term[0]}|${term[0]}\\S* (?:me|mein|ma|में|માં)(?: |$)`).test(plain),
    )
    return isTurned || isElsewhere || (answerType === 'why' && !REASON.test(words.join(' ')))
  }

  /** How much of a candidate's question, at most, is in this question. */
  function measure({ asks }: Candidate, terms: readonly Term[]): number {
    const likenessOf = (stem: string) => Math.max(0, ...terms.map(({ alike }) => alike.get(stem) ?? 0))
    const asked = asks.map(ask =>
      mean(
        ask.terms.map(term => [
          weightOf(term[0] ?? '', holders.get(term[0] ?? '')?.size ?? 0),
          Math.max(...term.map(likenessOf)),
        ]),
      ),
    )
    return Math.max(0, ...asked)
  }
}

/** The sounds of a question's words, and of each two words in a row. */
function listSounds(words: string): ReadonlySet<string> {
  const sounds = words.split(' ').map(toPhoneticKey)
  return new Set([...sounds, ...sounds.slice(1).map((sound, at) => `${sounds[at]} ${sound}`)])
}

const weigh = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

export const isSame = (one: Candidate, other: Candidate): boolean =>
  one.says.some(line => other.says.some(each => line.includes(each) || each.includes(line)))

function mean(weighted: readonly (readonly [weight: number, value: number])[]): number {
  const whole = weighted.reduce((sum, [weight]) => sum + weight, 0)
  return whole === 0 ? 0 : weighted.reduce((sum, [weight, value]) => sum + weight * value, 0) / whole
}
