import type { Language } from '../asked/language.ts'
import { sentenceWith } from './sentence-with.ts'
import { quoted, type Intent } from './intent.ts'

/** When a course begins. */
export const nextBatch: Intent = {
  name: 'next batch',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, language } = question
    const isStart = isAbout('when') && (isAbout('course') || question.courses.length > 0) && !isAbout('time')
    if (
      !(isAbout('next batch') || isStart) ||
      isAboutAny(
        'refund',
        'tier',
        'school',
        'lab',
        'competition',
        'founded',
        'anganwadi',
        'teacher',
        'rating',
      )
    )
      return undefined
    const found = sentenceWith(facts, /batches start/i, ['/courses'])
    return (
      found && {
        lines: [...quoted(language, [found.sentence]), ...inHindi(found.sentence, language)],
        page: found.page,
      }
    )
  },
}

/** Good as long as the site says just that. */
function inHindi(sentence: string, language: Language): readonly string[] {
  if (!/first weekend of each month/i.test(sentence)) return []
  if (language === 'hi') return ['यानी हर महीने के पहले शनिवार-रविवार से।']
  if (language === 'gu') return ['એટલે કે દર મહિનાના પહેલા શનિ-રવિથી.']
  return []
}
