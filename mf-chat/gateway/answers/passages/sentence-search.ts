import MiniSearch from 'minisearch'
import { plainText, wordsOf } from '../asked/tokens.ts'
import type { Passage } from './passages.ts'
import { standingOf } from './standing.ts'
import { contentWords } from './words.ts'

/** A sentence of a page, and how well it fits a question. */
export interface FoundSentence {
  readonly passage: Passage
  /** Of the sentence in its passage. */
  readonly at: number
  readonly score: number
  /** Which part of the question the sentence and what stands round it speak of, by the weight of the words: 0 to 1. */
  readonly coverage: number
  /** Likewise, but what stands round it counts less. */
  readonly said: number
}

export interface SentenceSearch {
  /** @returns sentences that share a word with the question, the best first */
  readonly find: (words: readonly string[]) => readonly FoundSentence[]
  /** @param word as contentWords gives it; longer words that begin with it count, slips of the pen do not */
  readonly isKnown: (word: string) => boolean
  /** @param word as people type it, lower case: whether it stands on the pages just so */
  readonly isWord: (word: string) => boolean
}

/** How much a word of the question counts in the sentence itself and in what stands round it. */
const IN = { sentence: 1, heading: 0.9, above: 0.7, title: 0.7, passage: 0.45 } as const

interface Indexed {
  readonly passage: Passage
  readonly whole: string
  /** The words of each sentence, as contentWords has them; likewise of what stands above it. */
  readonly sentences: readonly ReadonlySet<string>[]
  readonly heading: ReadonlySet<string>
  readonly above: ReadonlySet<string>
  readonly title: ReadonlySet<string>
  /** Of the address: a page is named after what it is about. */
  readonly slug: ReadonlySet<string>
}

/** The forms in which a passage has a word of the question. */
interface Hit {
  readonly weight: number
  readonly forms: readonly { readonly form: string; readonly likeness: number }[]
}

export function createSentenceSearch(passages: readonly Passage[]): SentenceSearch {
  const indexed = passages.map(toIndexed)
  const index = new MiniSearch<{ readonly id: number; readonly whole: string }>({
    fields: ['whole'],
    tokenize: contentWords,
    processTerm: word => word,
    searchOptions: {
      prefix: word => word.length >= 4,
      fuzzy: word => (word.length >= 5 ? 1 : false),
      tokenize: word => [word],
    },
  })
  index.addAll(indexed.map(({ whole }, id) => ({ id, whole })))
  const spelled = new Set(indexed.flatMap(({ whole }) => wordsOf(plainText(whole))))

  function search(words: readonly string[]) {
    const byPassage = new Map<number, Hit[]>()
    let weights = 0
    for (const word of words) {
      const results = index.search(word)
      // A number alone hardly tells what a question is about.
      const weight = Math.log(1 + passages.length / (results.length || 0.5)) * (/^\d/.test(word) ? 0.3 : 1)
      weights += weight
      for (const { id, terms } of results) {
        if (typeof id !== 'number') continue
        const forms = terms.map(form => ({ form, likeness: likenessOf(word, form) }))
        byPassage.set(id, [...(byPassage.get(id) ?? []), { weight, forms }])
      }
    }
    return { byPassage, weights }
  }

  return {
    isKnown: word => index.search(word, { fuzzy: false }).length > 0,
    isWord: word => spelled.has(word),
    find(words) {
      const { byPassage, weights } = search(words)
      return [...byPassage]
        .flatMap(([id, hits]) => {
          const each = indexed[id]
          return each ? sentencesFound(each, hits, weights) : []
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}

function toIndexed(passage: Passage): Indexed {
  const { title, heading, above, sentences, address } = passage
  return {
    passage,
    whole: [title, heading, above, ...sentences].join('\n'),
    sentences: sentences.map(sentence => new Set(contentWords(sentence))),
    heading: new Set(contentWords(heading)),
    above: new Set(contentWords(above)),
    title: new Set(contentWords(title.split(':')[0] ?? '')),
    slug: new Set(contentWords(address.split(/[/#]/).at(-1)?.replaceAll('-', ' ') ?? '')),
  }
}

function sentencesFound(indexed: Indexed, hits: readonly Hit[], weights: number): readonly FoundSentence[] {
  const { passage } = indexed
  const coverage =
    hits.reduce(
      (sum, { weight, forms }) => sum + weight * Math.max(...forms.map(each => covering(each.likeness))),
      0,
    ) / weights
  const { heading, title, slug } = indexed
  const named = 1 + 0.35 * shareOf(heading, hits) + 0.25 * shareOf(title, hits) + 0.3 * shareOf(slug, hits)
  return indexed.sentences.map((words, at) => {
    const said = hits.reduce((sum, { weight, forms }) => {
      const best = Math.max(...forms.map(({ form, likeness }) => likeness * strength(form, words, indexed)))
      return sum + weight * best
    }, 0)
    return {
      passage,
      at,
      coverage,
      said: said / weights,
      score: (said / weights) * coverage * named * standingOf(passage),
    }
  })
}

/** Another word with one letter changed is most often another word. */
const covering = (likeness: number): number => (likeness < 0.7 ? 0.4 : likeness)

/** Which part of a heading the question names. */
function shareOf(name: ReadonlySet<string>, hits: readonly Hit[]): number {
  const own = hits.filter(({ forms }) => forms.some(({ form }) => name.has(form)))
  return name.size === 0 ? 0 : Math.min(1, own.length / name.size)
}

function strength(form: string, sentence: ReadonlySet<string>, { heading, above, title }: Indexed): number {
  if (sentence.has(form)) return IN.sentence
  if (heading.has(form)) return IN.heading
  if (above.has(form)) return IN.above
  return title.has(form) ? IN.title : IN.passage
}

/** The very word, a longer one that begins with it, or one that it is a slip of the pen of. */
function likenessOf(word: string, form: string): number {
  if (word === form) return 1
  return form.startsWith(word) ? 0.9 : 0.6
}
