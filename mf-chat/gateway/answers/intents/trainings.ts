import type { Said } from '../asked/language.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { contentWords } from '../passages/words.ts'
import { questionWords } from '../passages/question-words.ts'
import { quoted, said, type Intent } from './intent.ts'

/** The trainings beside the labs: the list, or the one that is named. */
export const trainings: Intent = {
  name: 'trainings',
  isBroad: true,
  reply(question, { chapters }) {
    const { isAbout, isAboutAny, language, strange } = question
    const chapter = chapters.find(({ heading }) => /\btrainings\b/i.test(heading))
    if (
      !chapter ||
      isAboutAny(
        'duration',
        'price',
        'how many',
        'when',
        'anganwadi',
        'scholarship',
        'news',
        'win',
        'address',
        'register',
      )
    )
      return undefined
    const asked = questionWords(question).filter(word => !TRAINING.includes(word))
    const named = chapter.parts.find(
      ({ heading }) => asked.length > 0 && contentWords(heading).every(word => asked.includes(word)),
    )
    const others = asked.filter(word => !contentWords(named?.heading ?? '').includes(word))
    if (named && others.length === 0)
      return {
        lines: quoted(language, [`${named.heading}: ${sentencesOf(named.text).join(' ')}`]),
        page: chapter.address,
      }
    const isList = isAbout('training') && strange.length < 2 && !isAboutAny('teacher', 'school', 'course')
    return isList
      ? { lines: said(language, line(chapter.parts.map(({ heading }) => heading))), page: chapter.address }
      : undefined
  },
}

const TRAINING = contentWords('training trainings course programme teach specialized do lab offer')

const line = (names: readonly string[]): Said => ({
  en: `Our trainings: ${names.join(', ')}.`,
  hi: `हमारी ट्रेनिंग: ${names.join(', ')}।`,
  gu: `અમારી તાલીમ: ${names.join(', ')}.`,
  'hi-Latn': `Hamari training: ${names.join(', ')}.`,
  'gu-Latn': `Amari training: ${names.join(', ')}.`,
})
