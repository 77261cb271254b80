import { definePage } from '@kutuhal/contract'
import { buildCourseFacts } from '../../course-facts.ts'
import { findCourseWithOutline } from '../../course-outlines.ts'
import { courses, findCourse } from '../../courses.ts'
import { findInstructor } from '../../instructors.ts'
import { english } from '../../words/english.ts'
import {
  loadTranslation,
  notTranslated,
  translateCourse,
  translationCodes,
} from '../../words/translations.ts'
import { CoursePage, type CoursePageData } from './CoursePage.tsx'

const find = ({ id, translation }: CoursePageData) => translation?.course ?? findCourseWithOutline(id)

export const page = definePage<CoursePageData>({
  component: CoursePage,
  title: data => find(data)?.title ?? 'Course Not Found',
  description: data =>
    find(data)?.description ??
    'There is no course under this address. The courses page lists all that we offer.',
  facts: __COMPOSING__
    ? data => {
        const course = find(data)
        return course ? buildCourseFacts(course, data.translation?.words ?? english) : {}
      }
    : undefined,
  // The few courses are part of the page's script. For an unknown id the specification wants a page 'Course
  // Not Found', so `load` reports a missing item in translations only.
  load: async ({ params: { id = '', language } }) => {
    if (language === undefined) return { id }
    const translation = await loadTranslation(language)
    const course = findCourse(id)
    const translated = course && translation && translateCourse(course, translation)
    const outline = translation?.outlines[id]
    if (!translated || !outline) return notTranslated
    const instructor = findInstructor(course.instructor)
    return {
      id,
      translation: {
        course: { ...translated, ...outline },
        instructor: instructor && { ...instructor, ...translation.instructors[instructor.name] },
        words: translation.words,
      },
    }
  },
  staticParams: __COMPOSING__
    ? () =>
        Promise.resolve(
          courses.flatMap(({ id }) => [{ id }, ...translationCodes.map(language => ({ id, language }))]),
        )
    : undefined,
})
