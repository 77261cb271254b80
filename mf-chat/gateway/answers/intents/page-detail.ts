import type { Question } from '../asked/question.ts'
import type { SiteDocument, SiteSection } from '../documents.ts'
import { lacksWhatIsAsked } from '../passages/expected.ts'
import { nearWords } from '../passages/near-words.ts'
import { questionWords } from '../passages/question-words.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { contentWords } from '../passages/words.ts'
import { quoted, type Reply } from './intent.ts'

/**
 * What one page says of the rest of a question that names it.
 * @param name of what the page is about: its words tell nothing more
 * @returns nothing where the page does not speak of all the rest, or there is none
 */
export function pageDetail(question: Question, page: SiteDocument, name: string): Reply | undefined {
  const named = page.sections.find(
    ({ heading, text }) => isSaid(heading, question) && text !== '' && !name.startsWith(heading),
  )
  if (named)
    return {
      lines: quoted(question.language, [
        `${named.heading}: ${sentencesOf(named.text).slice(0, 3).join(' ')}`,
      ]),
      page: page.url,
    }
  const own = new Set([
    ...contentWords(name),
    ...contentWords('course class grade program child kid student session'),
  ])
  const asked = questionWords(question).filter(word => !own.has(word) && !/^\d/.test(word))
  if (asked.length === 0) return undefined
  const [best] = page.sections
    .flatMap(section =>
      linesOf(section).map((lines, at) => ({ lines, score: scoreOf(asked, lines, section, at) })),
    )
    .filter(({ score, lines }) => score >= 1 && !lacksWhatIsAsked(lines, question.plain))
    .toSorted((a, b) => b.score - a.score)
  return best && { lines: quoted(question.language, best.lines), page: page.url }
}

/** A heading of two words and more that the question says as it stands. */
const isSaid = (heading: string, { plain }: Question): boolean =>
  heading.includes(' ') && plain.includes(heading.toLowerCase().replace('?', ''))

/** Each sentence with what follows it; under a heading that names the thing, the heading too. */
function linesOf({ heading, level = 1, text }: SiteSection): readonly (readonly string[])[] {
  const sentences = sentencesOf(text)
  const title = level > 1 && heading !== '' && !heading.endsWith('?') ? `${heading}: ` : ''
  return sentences.map((sentence, at) => [title + sentence, ...sentences.slice(at + 1, at + 3)])
}

/** 1 where sentence and heading speak of all that is asked, more where the sentence itself does. */
function scoreOf(
  asked: readonly string[],
  lines: readonly string[],
  { heading }: SiteSection,
  at: number,
): number {
  const [first = ''] = lines
  const [inHeading, inFirst] = [new Set(contentWords(heading)), new Set(contentWords(first))]
  const has = (words: ReadonlySet<string>) => (word: string) =>
    [word, ...nearWords(word)].some(each => words.has(each))
  if (!asked.every(has(inFirst))) return 0
  return 1 + asked.filter(has(inHeading)).length / (inHeading.size || 1) - at / 100
}
