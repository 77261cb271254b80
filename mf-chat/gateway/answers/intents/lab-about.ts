import { questionWords } from '../passages/question-words.ts'
import { fitOf } from '../passages/expected.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { contentWords } from '../passages/words.ts'
import { quoted, type Intent } from './intent.ts'

/** What a lab is, what stands in it, and what comes out: out of the sections of just this lab. */
export const labAbout: Intent = {
  name: 'about a lab',
  isVague: true,
  reply(question, facts) {
    const [lab] = question.labs
    const { isAboutAny, isAboutOther, language, plain } = question
    const isElsewhere =
      isAboutOther('lab', 'kit', 'drone', 'panel', 'printer') ||
      isAboutAny('price', 'news', 'teacher', 'time', 'coding')
    const isLab = isAboutAny('lab', 'drone', 'panel', 'printer')
    if (
      !lab ||
      question.labs.length > 1 ||
      facts.labs.length === 0 ||
      question.courses.length > 0 ||
      isElsewhere ||
      !isLab
    )
      return undefined
    const own = new Set(contentWords(lab.name))
    const asked = questionWords(question).filter(word => !own.has(word) && word !== 'lab')
    const sentences = lab.texts.flatMap(text => sentencesOf(text).map(sentence => ({ sentence, text })))
    const best = sentences
      .map(({ sentence, text }) => ({
        sentence,
        text,
        hits: asked.filter(word => contentWords(sentence).includes(word)).length,
        fit: fitOf(sentence, plain),
      }))
      .filter(({ hits, fit }) => hits > 0 || (fit > 1 && own.size > 0 && /how many/.test(plain)))
      .filter(({ sentence, hits }) => hits > 0 || contentWords(sentence).some(word => own.has(word)))
      .toSorted((a, b) => b.hits * b.fit - a.hits * a.fit)[0]
    const isRoom = /\b(equipment|inside|contains?|things|kit|room|setup|what('s| is| are)? in)\b/.test(plain)
    // A word that the lab's own sections do not have asks for something that they do not say.
    if (!best && !isRoom && question.strange.length > 0) return undefined
    const lines = best
      ? [best.sentence]
      : isRoom
        ? sentencesOf(lab.texts[1] ?? '').slice(0, 3)
        : sentencesOf(lab.texts[0] ?? '').slice(1, 3)
    return lines.length === 0
      ? undefined
      : { lines: quoted(language, [`${lab.name}: ${lines[0] ?? ''}`, ...lines.slice(1)]), page: lab.address }
  },
}
