import { definePage } from '@kutuhal/contract'
import { listTranslatedParams, loadTranslation } from '@kutuhal/contract/translations.ts'
import { buildCourseFacts } from '../../course-facts.ts'
import { describeCourse } from '../../course-outlines.ts'
import { courses } from '../../courses.ts'
import { translations } from '../../words/translations.ts'
import { CoursePage, findCourse, type CoursePageData } from './CoursePage.tsx'

const ids = courses.map(({ id }) => ({ id }))

export const page = definePage<CoursePageData>({
  component: CoursePage,
  title: data => findCourse(data)?.course.title ?? 'Course Not Found',
  description: data =>
    findCourse(data)?.course.description ??
    'There is no course under this address. The courses page lists all that we offer.',
  facts: __COMPOSING__
    ? data => {
        const found = findCourse(data)
        return found ? buildCourseFacts(found) : {}
      }
    : undefined,
  // The few courses are part of the page's script. For an unknown id the specification wants a page 'Course
  // Not Found', so `load` never reports a missing item.
  load: async context => {
    const { id = '' } = context.params
    const translation = await loadTranslation(context, translations)
    return { id, translation: translation && describeCourse(id, translation) }
  },
  staticParams: __COMPOSING__ ? () => listTranslatedParams(translations, ids) : undefined,
})
