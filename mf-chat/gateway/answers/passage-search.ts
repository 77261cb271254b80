import MiniSearch from 'minisearch'
import type { Passage } from './passages.ts'
import { labelOf } from './sentences.ts'
import { standingOf } from './standing.ts'
import { contentWords } from './words.ts'

/** A word of the question, and where the site speaks of it. */
interface WordHits {
  readonly word: string
  /** How much it tells: a rare word more than a frequent one, a word that the site never uses most of all. */
  readonly weight: number
  readonly byPassage: ReadonlyMap<number, { readonly score: number; readonly terms: readonly string[] }>
}

export interface FoundPassage {
  readonly passage: Passage
  readonly score: number
  /** The words of the question that the passage has, and the forms in which it has them. */
  readonly words: readonly MatchedWord[]
  /** Which part of the question the passage speaks of, by the weight of the words: 0 to 1. */
  readonly coverage: number
}

export interface MatchedWord {
  readonly word: string
  readonly weight: number
  readonly terms: readonly string[]
}

export interface PassageSearch {
  /** @returns the passages that share a word with the question, the best first */
  readonly find: (words: readonly string[]) => readonly FoundPassage[]
  readonly isKnown: (word: string) => boolean
}

export function createPassageSearch(passages: readonly Passage[]): PassageSearch {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'labels', 'text'],
    tokenize: contentWords,
    processTerm: word => word,
    searchOptions: {
      boost: { title: 2.5, heading: 2, labels: 2 },
      prefix: word => word.length >= 4,
      fuzzy: word => (word.length >= 6 ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.4 },
      tokenize: word => [word],
    },
  })
  index.addAll(passages.map(toIndexed))

  function hitsOf(word: string): WordHits {
    const results = index.search(word)
    const byPassage = new Map<number, { score: number; terms: string[] }>()
    for (const { id, score, terms } of results) {
      if (typeof id === 'number') byPassage.set(id, { score, terms })
    }
    return { word, weight: Math.log(1 + passages.length / (results.length || 0.5)), byPassage }
  }

  return {
    isKnown: word => index.search(word).length > 0,
    find(words) {
      const hits = words.map(hitsOf)
      return passages
        .map(passage => found(passage, hits))
        .filter(({ words }) => words.length > 0)
        .toSorted((a, b) => b.score - a.score)
    },
  }
}

type Indexed = Pick<Passage, 'id' | 'title' | 'heading'> & { readonly labels: string; readonly text: string }

function toIndexed({ id, title, heading, sentences }: Passage): Indexed {
  const labels = sentences.flatMap(sentence => labelOf(sentence) ?? [])
  return { id, title, heading, labels: labels.join('\n'), text: sentences.join('\n') }
}

function found(passage: Passage, hits: readonly WordHits[]): FoundPassage {
  let score = 0
  const words: MatchedWord[] = []
  for (const { word, weight, byPassage } of hits) {
    const hit = byPassage.get(passage.id)
    if (!hit) continue
    score += hit.score
    words.push({ word, weight, terms: hit.terms })
  }
  const coverage = weightOf(words) / weightOf(hits)
  return { passage, words, coverage, score: score * coverage * standingOf(passage) }
}

const weightOf = (words: readonly { readonly weight: number }[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)
