import { distance } from 'fastest-levenshtein'
import MiniSearch from 'minisearch'
import { soundOf } from '../asked/sound.ts'
import { plainText, wordsOf } from '../asked/tokens.ts'
import { nearWords } from './near-words.ts'
import type { Passage } from './passages.ts'
import { standingOf } from './standing.ts'
import { contentWords, OR } from './words.ts'

/** A sentence of a page, and how well it fits a question. */
export interface FoundSentence {
  readonly passage: Passage
  /** Of the sentence in its passage. */
  readonly at: number
  readonly score: number
  /** Which part of the question the sentence and what stands round it speak of, by the weight of the words: 0 to 1. */
  readonly coverage: number
  /** Likewise, of the sentence and its headings alone. */
  readonly said: number
}

export interface SentenceSearch {
  /** @returns sentences that share a word with the question, the best first */
  readonly find: (words: readonly string[]) => readonly FoundSentence[]
  /** @returns which part of the words a text speaks of, by their weight: 0 to 1 */
  readonly partOf: (words: readonly string[], text: string) => number
  /** @param word as contentWords gives it; longer words that begin with it count, slips of the pen do not */
  readonly isKnown: (word: string) => boolean
  /** @param word as people type it, lower case: whether it stands on the pages just so */
  readonly isWord: (word: string) => boolean
  /** @returns words of the pages that sound like a word in another script, such as the name of a town */
  readonly wordsLike: (word: string) => readonly string[]
}

/** How much a word of the question counts in the sentence itself and in what stands round it. */
const IN = {
  sentence: 1,
  heading: 0.95,
  beside: 0.7,
  above: 0.85,
  title: 0.85,
  passage: 0.55,
  page: 0.45,
} as const

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
  readonly all: ReadonlySet<string>
}

/** A word of the question, with the forms in which the pages have it. */
interface Asked {
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
  const bySound = new Map<string, string[]>()
  for (const word of spelled) {
    const sound = soundOf(word)
    if (sound.length >= SHORTEST_SOUND) bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  const ofPages = new Map<string, Set<string>>()
  for (const { passage, all } of indexed)
    ofPages.set(passage.page, new Set([...(ofPages.get(passage.page) ?? []), ...all]))
  const known = new Map<string, { readonly asked: Asked; readonly ids: readonly number[] }>()

  function look(word: string) {
    const found = known.get(word)
    if (found) return found
    const meant = word.split(OR)
    const results = meant.flatMap(each => index.search(each))
    const others = meant.flatMap(nearWords)
    const forms = new Map<string, number>(others.map(form => [form, NEAR]))
    for (const form of results.flatMap(({ terms }) => terms))
      forms.set(form, Math.max(...meant.map(each => likenessOf(each, form))))
    // A number alone hardly tells what a question is about.
    const weight = Math.log(1 + passages.length / (results.length || 0.5)) * weightOf(word)
    const ids = [
      results,
      ...others.map(other => index.search(other, { prefix: false, fuzzy: false })),
    ].flatMap(each => each.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])))
    const entry = {
      asked: { weight, forms: [...forms].map(([form, likeness]) => ({ form, likeness })) },
      ids,
    }
    if (known.size < MOST_KNOWN) known.set(word, entry)
    return entry
  }

  return {
    isKnown: word => word.split(OR).some(each => index.search(each, { fuzzy: false }).length > 0),
    isWord: word => spelled.has(word),
    wordsLike: word => bySound.get(soundOf(word)) ?? [],
    partOf(words, text) {
      const own = new Set(contentWords(text))
      const all = words.map(word => look(word).asked)
      const spoken = all.map(({ weight, forms }) => weight * best(forms, form => (own.has(form) ? 1 : 0)))
      return total(spoken) / (total(all.map(({ weight }) => weight)) || 1)
    },
    find(words) {
      const looked = words.map(look)
      const asked = looked.map(each => each.asked)
      return [...new Set(looked.flatMap(({ ids }) => ids))]
        .flatMap(id => {
          const each = indexed[id]
          return each ? sentencesFound(each, asked, ofPages.get(each.passage.page) ?? new Set()) : []
        })
        .toSorted((a, b) => b.score - a.score)
    },
  }
}

/** Shorter sounds are those of many words. */
const SHORTEST_SOUND = 4

/** Words that are remembered with what was found for them. */
const MOST_KNOWN = 5000

const NEAR = 0.8

/** Words that many questions have whatever they are about. */
const LIGHT = new Set(
  contentWords(
    'take need use go make start begin open run work happen kind give given part do done find show say said mean place many people thing exactly long big use',
  ),
)

const weightOf = (word: string): number => (/^\d/.test(word) ? 0.3 : LIGHT.has(word) ? 0.45 : 1)

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const best = (forms: Asked['forms'], strength: (form: string) => number): number =>
  forms.reduce((most, { form, likeness }) => Math.max(most, likeness * strength(form)), 0)

function toIndexed(passage: Passage): Indexed {
  const { title, heading, above, sentences, address } = passage
  const whole = [title, heading, above, ...sentences].join('\n')
  return {
    passage,
    whole,
    sentences: sentences.map(sentence => new Set(contentWords(sentence))),
    heading: new Set(contentWords(heading)),
    above: new Set(contentWords(above)),
    // The address names what a page is about, and the place on it.
    title: new Set(contentWords(`${title} ${address.replace(/[/#-]/g, ' ')}`)),
    slug: new Set(contentWords(address.split(/[/#]/).at(-1)?.replaceAll('-', ' ') ?? '')),
    all: new Set(contentWords(whole)),
  }
}

function sentencesFound(
  indexed: Indexed,
  asked: readonly Asked[],
  ofPage: ReadonlySet<string>,
): readonly FoundSentence[] {
  const { passage, heading, title, slug } = indexed
  const weights = total(asked.map(({ weight }) => weight))
  const named = 1 + 0.25 * shareOf(heading, asked) + 0.1 * shareOf(title, asked) + 0.15 * shareOf(slug, asked)
  return indexed.sentences.map((_, at) => {
    const near = asked.map(
      ({ weight, forms }) => weight * best(forms, form => strength(form, at, indexed, ofPage)),
    )
    const own = asked.map(
      ({ weight, forms }) => weight * best(forms, form => strengthHere(form, at, indexed)),
    )
    const [coverage, said] = [total(near) / weights, total(own) / weights]
    return { passage, at, coverage, said, score: (0.6 * coverage + 0.4 * said) * named * standingOf(passage) }
  })
}

/** Which part of a heading the question names. */
function shareOf(name: ReadonlySet<string>, asked: readonly Asked[]): number {
  const own = asked.filter(({ forms }) =>
    forms.some(({ form, likeness }) => likeness >= NEAR && name.has(form)),
  )
  return name.size === 0 ? 0 : Math.min(1, own.length / name.size)
}

function strengthHere(form: string, at: number, { sentences, heading, above, title }: Indexed): number {
  if (sentences[at]?.has(form)) return IN.sentence
  if (heading.has(form)) return IN.heading
  if (above.has(form)) return IN.above
  return title.has(form) ? IN.title : 0
}

function strength(form: string, at: number, indexed: Indexed, ofPage: ReadonlySet<string>): number {
  const here = strengthHere(form, at, indexed)
  if (here > 0) return here
  if (indexed.sentences[at - 1]?.has(form) || indexed.sentences[at + 1]?.has(form)) return IN.beside
  if (indexed.all.has(form)) return IN.passage
  return ofPage.has(form) ? IN.page : 0
}

/** The very word, a longer one that begins with it, or one that it is a slip of the pen of; most often that is another word. */
function likenessOf(word: string, form: string): number {
  if (word === form) return 1
  if (form.startsWith(word)) return 0.85
  return distance(word, form) <= 1 && word.length >= 6 ? 0.7 : 0.4
}
