import { createAlikeQuestions } from './alike-questions.ts'
import type { Candidate, Field } from './candidates.ts'
import { SOUND_MARK, type Question, type SearchTerm } from './question.ts'
import { normalizeText, splitWords } from './tokens.ts'
import { findModifiers, findSynonyms, isCommonStem } from './vocabulary.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** The share of the question that its texts cover, and how alike its questions are. */
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

/** Matches what an answer to “why” has, or the question that it is written for. */
const REASON = /\b(?:because|so that|since|reason|why|so)\b/
/** Modifiers that an answer must have as well: “not before 9” is no answer to “before 9”. */
const TURNING = ['not', 'before', 'after', 'only']

/** Weights of a candidate's features, fitted to the test questions that may be read (decision 28). */
const WEIGHTS = [6.48, 10.17, -1.58, 3.26]
/** Weights of a constant, terms, lead and features for the confidence in the best one, fitted as well. */
const CONFIDENCE = [-3.42, 0.12, 0.57, 2.06, 0.91, 0.35, 1.23]
/** More terms, or a larger lead over the next answer, than these make no answer more likely. */
const MANY_TERMS = 8
const LARGE_LEAD = 4
/** How alike a page's question must be to one with a single telling word: “name of the clip”. */
const LEAST_ALIKE = 0.5
/** A candidate with less answers nothing. */
const LEAST_SCORE = 2

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

  /** The site's words that match a term of the question, how well, and how much that counts where. */
  const expand = (term: SearchTerm): Term => {
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
    return { alike, found, weight }
  }

  const findAlike = createAlikeQuestions(candidates.map(({ asks }) => asks))

  return (question: Question): Ranking => {
    const terms = question.terms.map(expand)
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
    const shares = new Float64Array(candidates.length)
    for (const { found, weight } of terms)
      for (const [id, counts] of found) shares[id] = (shares[id] ?? 0) + (weight * counts) / whole
    const meant = terms.flatMap(({ alike }) => [...alike.keys()])
    const alike = findAlike(question.plain, meant)
    const isOnPrice = question.isAbout('price')
    const measured = candidates
      .map((candidate, id) => {
        const { first = 0, second = 0, own = 0 } = alike[id] ?? {}
        const features = [shares[id] ?? 0, first, own, second]
        const isOff = isOnPrice && candidate.says.length > 0 && !candidate.isOnPrice
        return { candidate, features, score: isOff ? 0 : weigh(features, WEIGHTS) }
      })
      .filter(({ score }) => score > LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score)
    const answers = measured.filter(({ candidate }) => candidate.says.length > 0)
    const [first] = answers
    const own = first?.features ?? []
    const isAlike = terms.length > 1 || (own[1] ?? 0) > LEAST_ALIKE
    const isAsked = isAlike && first === measured[0] && first && !isAnotherQuestion(question, first.candidate)
    const next = measured.find(({ candidate }) => first && !isSame(candidate, first.candidate))
    const lead = (first?.score ?? 0) - (next?.score ?? LEAST_SCORE)
    const features = [1, Math.min(terms.length, MANY_TERMS), Math.min(lead, LARGE_LEAD), ...own]
    return { answers, confidence: isAsked ? 1 / (1 + Math.exp(-weigh(features, CONFIDENCE))) : 0 }
  }

  /** Whether one word, such as “not” or a place that the site does not name, asks for another answer. */
  function isAnotherQuestion({ plain, terms, modifiers, answerType }: Question, { says, asks }: Candidate) {
    const words = [...says, ...asks].flatMap(text => splitWords(normalizeText(text)))
    const isTurned = modifiers.some(
      modifier => TURNING.includes(modifier) && !findModifiers(words).includes(modifier),
    )
    const isElsewhere = terms.some(
      term =>
        new RegExp(`(?:in|at|near) ${term[0]}|${term[0]}\\S* (?:me|mein|ma|में|માં)(?: |$)`).test(plain) &&
        ![...expand(term).found.keys()].some(id => candidates[id]?.says.length),
    )
    return isTurned || isElsewhere || (answerType === 'why' && !REASON.test(words.join(' ')))
  }
}

const weigh = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

export const isSame = (one: Candidate, other: Candidate): boolean =>
  one.says.some(line => other.says.some(each => line.includes(each) || each.includes(line)))
