import type { Question } from '../asked/question.ts'
import type { Chapter } from '../facts/lists.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { questionWords } from '../passages/question-words.ts'
import { contentWords } from '../passages/words.ts'
import { quoted, type Intent } from './intent.ts'

/** What stands below a heading of the site, when a question asks for just that: values, partners, a day in a centre. */
export const chapters: Intent = {
  name: 'chapters',
  reply(question, facts) {
    const words = questionWords(question).filter(word => !COMPANY.includes(word))
    const chapter = facts.chapters.find(each => isNamed(each, words, question))
    if (!chapter) return undefined
    const names = chapter.parts.map(({ heading }) => heading).join('; ')
    return {
      lines: quoted(question.language, [
        `${chapter.heading}: ${names}.`,
        ...sentencesOf(chapter.text).slice(0, 1),
      ]),
      page: chapter.address,
    }
  },
}

const COMPANY = contentWords('company your kutuhal organisation')

/** All that is asked stands in the heading, and nearly all of the heading is asked. */
function isNamed({ heading }: Chapter, words: readonly string[], { isAboutAny }: Question): boolean {
  const own = contentWords(heading)
  return (
    words.length > 0 &&
    own.length > 0 &&
    words.every(word => own.includes(word)) &&
    own.every(word => words.includes(word)) &&
    !isAboutAny('price', 'when')
  )
}
