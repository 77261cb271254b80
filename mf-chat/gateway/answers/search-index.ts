import { LRUCache } from 'lru-cache'
import MiniSearch from 'minisearch'
import type { SearchTerm } from './question.ts'
import { isCommonStem, findSynonyms } from './vocabulary.ts'

/** A term of a question, with the words of the entries that match it. */
export interface ExpandedTerm {
  /** Rare terms weigh more. */
  readonly weight: number
  /** How well each stem of the entries matches the term: 1 for the same word, less for a similar one. */
  readonly likeness: ReadonlyMap<string, number>
}

/** Weights of synonyms, and of longer words with the same beginning. */
const SYNONYM = 0.5
const PREFIX = 0.8
const LEAST_PREFIX = 4
/** Weights of words that say little about a question's subject. */
const NUMBER = 0.4
const LIGHT = 0.45

/** Creates a search index. @param boost the weight of words in each field */
export function createSearchIndex<Field extends string>(
  entries: readonly Readonly<Record<Field, readonly string[]>>[],
  boost: Readonly<Record<Field, number>>,
) {
  const index = new MiniSearch<Readonly<Record<string, unknown>>>({
    fields: Object.keys(boost),
    // MiniSearch turns the list of stems into a text with commas. Splitting at commas restores the stems.
    tokenize: stems => stems.split(','),
    processTerm: stem => stem,
    searchOptions: { boost, weights: { prefix: PREFIX, fuzzy: 0 }, tokenize: stem => [stem] },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const known = new LRUCache<string, ReturnType<typeof searchFor>>({
    max: 5000,
    memoMethod: key => searchFor(key.split(' ')),
  })
  const matchesOf = (term: SearchTerm) => known.memo(term.join(' '))

  function searchFor(term: SearchTerm) {
    const hits = new Map<number, number>()
    const likeness = new Map<string, number>()
    const exact = new Set(term)
    for (const stem of new Set([...term, ...term.flatMap(findSynonyms)])) {
      const isExact = exact.has(stem)
      for (const { id, score, terms } of index.search(stem, {
        prefix: isExact && stem.length >= LEAST_PREFIX,
      })) {
        if (typeof id !== 'number') continue
        hits.set(id, Math.max(hits.get(id) ?? 0, isExact ? score : SYNONYM * score))
        for (const other of terms) {
          const like = !isExact ? SYNONYM : other === stem ? 1 : PREFIX
          likeness.set(other, Math.max(likeness.get(other) ?? 0, like))
        }
      }
    }
    const isNumber = term.every(stem => /^\d/.test(stem))
    const factor = isNumber ? NUMBER : term.every(isCommonStem) ? LIGHT : 1
    const weight = Math.log(1 + entries.length / (hits.size || 0.5)) * factor
    return { hits, likeness, weight, factor }
  }

  return {
    /** The weight of a term; rare terms weigh more. */
    weightOf: (term: SearchTerm) => matchesOf(term).weight,
    /** Whether any entry contains the term or a similar word. */
    isKnown: (term: SearchTerm) => matchesOf(term).hits.size > 0,
    /** The words of the entries that match each term. */
    expand: (terms: readonly SearchTerm[]): readonly ExpandedTerm[] => terms.map(matchesOf),
    /**
     * Finds entries with words of the terms, the best first. `id` is an entry's position in `entries`, and
     * `coverage` the share of the terms that are in the entry, from 0 to 1. Rare terms count more.
     */
    find(terms: readonly SearchTerm[]) {
      const matches = terms.map(matchesOf)
      const whole = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
      const found = new Map<number, { score: number; weight: number }>()
      for (const { hits, weight, factor } of matches) {
        for (const [id, score] of hits) {
          const entry = found.get(id) ?? { score: 0, weight: 0 }
          entry.score += score * factor
          entry.weight += weight
          found.set(id, entry)
        }
      }
      return [...found]
        .map(([id, { score, weight }]) => ({ id, coverage: weight / whole, score: (score * weight) / whole }))
        .toSorted((a, b) => b.score - a.score)
    },
  }
}
