import MiniSearch from 'minisearch'
import type { SearchTerm } from './question.ts'
import { isCommonStem, synonymsOf } from './vocabulary.ts'

/** An entry of the search index that shares a word with the question. */
export interface IndexMatch {
  /** The entry's position in the list that is searched. */
  readonly id: number
  readonly score: number
  /** The share of the question's words that are in the entry, from 0 to 1. Rare words count more. */
  readonly coverage: number
  /** The stems of the entry that match the question. */
  readonly stems: ReadonlySet<string>
}

/**
 * How much a match counts if it is only a synonym, a longer word with the same beginning (`prefix`), or a
 * word with one different letter (`fuzzy`). An exact match counts 1.
 */
const SYNONYM = 0.5
const LIKENESS = { prefix: 0.8, fuzzy: 0.5 }
const LEAST_PREFIX = 4
const LEAST_FUZZY = 5
/** The factors for the weight of numbers and of common words, which say little about a question's subject. */
const NUMBER = 0.4
const LIGHT = 0.45
/**
 * An entry's score is multiplied by a factor between this value (nothing of the question is covered) and 1
 * (everything is covered).
 */
const LEAST_COVERED = 0.2
/** The number of terms whose results are cached. */
const MOST_KNOWN = 5000

/** Creates a search index. @param boost the weight of words in each field */
export function createIndex<Field extends string>(
  entries: readonly Readonly<Record<Field, readonly string[]>>[],
  boost: Readonly<Record<Field, number>>,
) {
  const index = new MiniSearch<Readonly<Record<string, unknown>>>({
    fields: Object.keys(boost),
    // MiniSearch turns the list of stems into a text with commas. Splitting at commas restores the stems.
    tokenize: stems => stems.split(','),
    processTerm: stem => stem,
    searchOptions: { boost, weights: LIKENESS, tokenize: stem => [stem] },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const stemsOfEntries = new Set(entries.flatMap(entry => Object.values<readonly string[]>(entry).flat()))
  const known = new Map<string, ReturnType<typeof searchFor>>()

  function matchesOf(term: SearchTerm) {
    const key = term.join(' ')
    const matches = known.get(key) ?? searchFor(term)
    if (known.size < MOST_KNOWN) known.set(key, matches)
    return matches
  }

  function searchFor(term: SearchTerm) {
    const hits = new Map<number, { readonly score: number; readonly stems: readonly string[] }>()
    const exact = new Set(term)
    for (const stem of new Set([...term, ...term.flatMap(synonymsOf)])) {
      const isExact = exact.has(stem)
      const results = index.search(stem, {
        prefix: isExact && stem.length >= LEAST_PREFIX,
        // A stem that occurs in entries is not a typing error: “Foram” is a name and does not mean “form”.
        fuzzy: isExact && stem.length >= LEAST_FUZZY && !stemsOfEntries.has(stem) ? 1 : false,
      })
      for (const { id, score, terms } of results) {
        if (typeof id !== 'number') continue
        const hit = hits.get(id) ?? { score: 0, stems: [] }
        hits.set(id, {
          score: Math.max(hit.score, isExact ? score : SYNONYM * score),
          stems: [...hit.stems, ...terms],
        })
      }
    }
    const isNumber = term.every(stem => /^\d/.test(stem))
    const factor = isNumber ? NUMBER : term.every(isCommonStem) ? LIGHT : 1
    const weight = Math.log(1 + entries.length / (hits.size || 0.5)) * factor
    return { hits, weight, factor }
  }

  return {
    /** The weight of a term; rare terms weigh more. */
    weightOf: (term: SearchTerm) => matchesOf(term).weight,
    /** Whether any entry contains the term or a similar word. */
    isKnown: (term: SearchTerm) => matchesOf(term).hits.size > 0,
    /**
     * Finds the entries that match the terms.
     * @returns the entries, best match first
     */
    find(terms: readonly SearchTerm[]): readonly IndexMatch[] {
      const matches = terms.map(matchesOf)
      const whole = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
      const found = new Map<number, { score: number; weight: number; stems: Set<string> }>()
      for (const { hits, weight, factor } of matches) {
        for (const [id, hit] of hits) {
          const entry = found.get(id) ?? { score: 0, weight: 0, stems: new Set() }
          entry.score += hit.score * factor
          entry.weight += weight
          for (const stem of hit.stems) entry.stems.add(stem)
          found.set(id, entry)
        }
      }
      return [...found]
        .map(([id, { score, weight, stems }]) => {
          const coverage = weight / whole
          return { id, coverage, stems, score: score * (LEAST_COVERED + (1 - LEAST_COVERED) * coverage) }
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}
