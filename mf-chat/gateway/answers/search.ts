import MiniSearch from 'minisearch'
import type { Term } from './question.ts'
import { isLight, nearStems } from './vocabulary.ts'

/** An entry that shares a word with the question. */
export interface Found {
  /** Its index in the searched list. */
  readonly id: number
  readonly score: number
  /** How much of the question it covers, weighted by how telling the words are: 0 to 1. */
  readonly coverage: number
  /** The stems in it that match the question. */
  readonly stems: ReadonlySet<string>
}

export interface Index {
  /** @returns the best first */
  readonly find: (terms: readonly Term[]) => readonly Found[]
  /** How telling a term is: rare ones tell more. */
  readonly weightOf: (term: Term) => number
  /** Whether any entry has the term, or a similar word. */
  readonly isKnown: (term: Term) => boolean
}

/** Weights of synonyms, of longer words with the same beginning, and of typos. */
const NEAR = 0.5
const LIKENESS = { prefix: 0.8, fuzzy: 0.5 }
const LEAST_PREFIX = 4
const LEAST_FUZZY = 5
/** A number alone says little about a question's subject. */
const NUMBER = 0.4
const LIGHT = 0.45
/** The least weight of an entry that covers little of the question. */
const LEAST_COVERED = 0.2
/** The number of terms whose results are cached. */
const MOST_KNOWN = 5000

/** @param boost the weight of words in each field */
export function createIndex<Field extends string>(
  entries: readonly Readonly<Record<Field, readonly string[]>>[],
  boost: Readonly<Record<Field, number>>,
): Index {
  const index = new MiniSearch<Readonly<Record<string, unknown>>>({
    fields: Object.keys(boost),
    // MiniSearch has turned the list of stems into a text: so each page is only stemmed once.
    tokenize: stems => stems.split(','),
    processTerm: stem => stem,
    searchOptions: { boost, weights: LIKENESS, tokenize: stem => [stem] },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const known = new Map<string, Looked>()

  function look(term: Term): Looked {
    const key = term.join(' ')
    const before = known.get(key)
    if (before) return before
    const hits = new Map<number, Hit>()
    const exact = new Set(term)
    for (const stem of new Set([...term, ...term.flatMap(nearStems)])) {
      const isExact = exact.has(stem)
      const results = index.search(stem, {
        prefix: isExact && stem.length >= LEAST_PREFIX,
        fuzzy: isExact && stem.length >= LEAST_FUZZY ? 1 : false,
      })
      for (const { id, score, terms } of results) {
        if (typeof id !== 'number') continue
        const hit = hits.get(id) ?? { score: 0, stems: [] }
        hits.set(id, {
          score: Math.max(hit.score, isExact ? score : NEAR * score),
          stems: [...hit.stems, ...terms],
        })
      }
    }
    const isNumber = term.every(stem => /^\d/.test(stem))
    const factor = isNumber ? NUMBER : term.every(isLight) ? LIGHT : 1
    const weight = Math.log(1 + entries.length / (hits.size || 0.5)) * factor
    const looked = { hits, weight, factor }
    if (known.size < MOST_KNOWN) known.set(key, looked)
    return looked
  }

  return {
    weightOf: term => look(term).weight,
    isKnown: term => look(term).hits.size > 0,
    find(terms) {
      const looked = terms.map(look)
      const whole = looked.reduce((sum, { weight }) => sum + weight, 0) || 1
      const found = new Map<number, { score: number; weight: number; stems: Set<string> }>()
      for (const { hits, weight, factor } of looked) {
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

interface Hit {
  readonly score: number
  readonly stems: readonly string[]
}

interface Looked {
  readonly hits: ReadonlyMap<number, Hit>
  readonly weight: number
  readonly factor: number
}
