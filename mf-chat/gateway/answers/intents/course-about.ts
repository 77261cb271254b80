import { sentencesOf } from '../passages/sentences.ts'
import { quoted, type Intent } from './intent.ts'

/** What a course is, when it is named and nothing else is asked. */
export const courseAbout: Intent = {
  name: 'about a course',
  isVague: true,
  isBroad: true,
  reply({ courses, language, strange, isAboutAny, isAboutOther }) {
    const [course] = courses
    if (
      !course ||
      strange.length > 0 ||
      isAboutOther() ||
      isAboutAny('certificate', 'time', 'school', 'duration', 'how many', 'price', 'when')
    )
      return undefined
    const lines = courses
      .slice(0, 3)
      .map(({ title, description }) => `${title}. ${sentencesOf(description).join(' ')}`)
    return { lines: quoted(language, lines), page: courses.length === 1 ? course.page : '/courses' }
  },
}
