import type { SiteDocument } from './documents.ts'

/** A piece of a page that can be read on its own. */
export interface Passage {
  /** The page's path, with the anchor of the section if it has one. */
  readonly address: string
  readonly page: string
  readonly title: string
  readonly heading: string
  readonly sentences: readonly string[]
}

/** Text that is on more pages than this is boilerplate, such as a list of the latest news. */
const MOST_COPIES = 3

/** A section with less text than this, in characters, is an item of a list. */
const SHORTEST_SECTION = 200

type Section = SiteDocument['sections'][number]

/** Makes passages of every section of every page, and of each page's description. */
export function splitIntoPassages(documents: readonly SiteDocument[]): readonly Passage[] {
  const all = documents.flatMap(page => [
    ...passagesIn(page, { heading: '', text: isShown(page) ? '' : page.description }),
    ...joinListItems(page.sections).flatMap(section => passagesIn(page, section)),
  ])
  const copies = new Map<string, number>()
  for (const passage of all) copies.set(contentOf(passage), (copies.get(contentOf(passage)) ?? 0) + 1)
  return all.filter(passage => (copies.get(contentOf(passage)) ?? 0) <= MOST_COPIES)
}

/** Appends the items of a list to the section before them, because alone they say too little. */
function joinListItems(sections: readonly Section[]): readonly Section[] {
  const joined: Section[] = []
  for (const section of sections.filter(({ text }) => text !== '')) {
    const { heading, text, anchor } = section
    const before = joined.at(-1)
    const isItem = text.length < SHORTEST_SECTION && !heading.endsWith('?')
    if (isItem && before && before.heading !== '' && before.anchor === anchor)
      joined.splice(-1, 1, { ...before, text: `${before.text}\n${heading}: ${text.replaceAll('\n', ' ')}` })
    else joined.push(section)
  }
  return joined
}

/** Whether the description is part of the page's visible text, as in articles, which begin with it. */
const isShown = ({ description, sections }: SiteDocument): boolean =>
  sections.some(({ text }) => text.includes(description))

export const getPageTitle = ({ title }: SiteDocument): string => title.split(' | ')[0] ?? title

const contentOf = ({ heading, sentences }: Passage): string => [heading, ...sentences].join('\n')

function passagesIn(page: SiteDocument, { heading, text, anchor }: Section) {
  const parts: { heading: string; sentences: string[] }[] = [{ heading, sentences: [] }]
  for (const sentence of splitIntoSentences(text).filter(isProse)) {
    // Make a question in the text, as in an FAQ, the heading of the text that follows it.
    if (sentence.endsWith('?') && sentence.length < 60 && !sentence.startsWith('“'))
      parts.push({ heading: sentence, sentences: [] })
    else parts.at(-1)?.sentences.push(sentence)
  }
  return parts
    .filter(part => part.sentences.length > 0)
    .map(part => ({
      ...part,
      address: page.url + (anchor === undefined ? '' : `#${anchor}`),
      page: page.url,
      title: getPageTitle(page),
    }))
}

/**
 * Whether a sentence is prose. Program code and the maze's board are no answer to a visitor, and the next
 * start is a fact with its date.
 */
const isProse = (sentence: string): boolean =>
  !/[{}]|;$|<\/?code>|\w\(\)|^Row \d: Column|^(?:Next start|Starts): /.test(sentence)

const segmenter = new Intl.Segmenter('en-IN', { granularity: 'sentence' })

/** Matches a full stop that does not end a sentence: Dr. Mehta, Hetal M. and others. */
const ABBREVIATION = /(?:^|[\s(“])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Rs|e\.g|i\.e|approx|\p{Lu})\.\s*$/u

/** Splits a text into sentences, verbatim. Line breaks end sentences, too. */
function splitIntoSentences(text: string): readonly string[] {
  return text.split(/\n+/).flatMap(line => {
    const sentences: string[] = []
    for (const { segment } of segmenter.segment(line)) {
      const previous = sentences.at(-1)
      if (previous !== undefined && ABBREVIATION.test(previous))
        sentences[sentences.length - 1] = previous + segment
      else sentences.push(segment)
    }
    return sentences.map(sentence => sentence.trim()).filter(sentence => sentence !== '')
  })
}
