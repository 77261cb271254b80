import type { SiteDocument, SiteSection } from '../documents.ts'
import { sentencesOf } from './sentences.ts'

/** A piece of a page that can answer a question on its own. */
export interface Passage {
  readonly id: number
  /** Path and, where the section has one, anchor. */
  readonly address: string
  readonly page: string
  readonly title: string
  readonly heading: string
  /** The heading that this one stands below. */
  readonly above: string
  readonly sentences: readonly string[]
}

/** Every section of every page, and what each page says about itself. */
export function passagesOf(documents: readonly SiteDocument[]): readonly Passage[] {
  const all = documents.flatMap(page => [
    ...passagesIn(page, { heading: '', text: summaryOf(page) }, ''),
    ...page.sections.flatMap((section, at) => passagesIn(page, section, headingAbove(page.sections, at))),
  ])
  const copies = new Map<string, number>()
  for (const passage of all) copies.set(contentOf(passage), (copies.get(contentOf(passage)) ?? 0) + 1)
  return all
    .filter(passage => passage.sentences.some(isStatement))
    .filter(passage => (copies.get(contentOf(passage)) ?? 0) <= MOST_COPIES)
    .map((passage, id) => ({ id, ...passage }))
}

/** The title of an article tells what happened. */
const summaryOf = ({ url, title, description }: SiteDocument): string =>
  /^\/(news|blog)\/./.test(url) ? `${title}.\n${description}` : description

/** What stands on more pages than this is furniture, such as a list of the latest news. */
const MOST_COPIES = 3

type PassageText = Omit<Passage, 'id'>

const contentOf = ({ heading, sentences }: PassageText): string => [heading, ...sentences].join('\n')

/** A whole sentence or a figure; not a mere label or the text of a link. */
const isStatement = (sentence: string): boolean => /[.!…”]$|\d/.test(sentence) || sentence.includes(': ')

function headingAbove(sections: readonly SiteSection[], at: number): string {
  const { level = 0 } = sections[at] ?? {}
  const above = sections.slice(0, at).findLast(section => (section.level ?? 0) < level)
  return level > 2 ? (above?.heading ?? '') : ''
}

function passagesIn(page: SiteDocument, section: SiteSection, above: string): readonly PassageText[] {
  return questionsApart(section).map(part => ({
    address: page.url + (section.anchor ? `#${section.anchor}` : ''),
    page: page.url,
    // A page's title may end with the site's name.
    title: page.title.split(' | ')[0] ?? page.title,
    above,
    ...part,
  }))
}

type Part = Pick<Passage, 'heading' | 'sentences'>

/** A question in the text, as in a list of frequent ones, is the heading of what follows it. */
function questionsApart({ heading, text }: SiteSection): readonly Part[] {
  const parts: { heading: string; sentences: string[] }[] = [{ heading, sentences: [] }]
  for (const sentence of sentencesOf(text).filter(isProse)) {
    if (sentence.endsWith('?') && sentence.length < 60 && !sentence.startsWith('“'))
      parts.push({ heading: sentence, sentences: [] })
    else parts.at(-1)?.sentences.push(sentence)
  }
  return parts.filter(part => part.sentences.length > 0)
}

/** Programs are printed in posts; nobody wants to be told one. */
const isProse = (sentence: string): boolean =>
  !/[{};]\s|<\/?code>|\w\(\)|^[^:]+(?:: [^:]*){2}$|^[^:.]+(?:: [^:.]*){3}/.test(sentence)
