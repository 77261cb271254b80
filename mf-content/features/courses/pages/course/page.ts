import { definePage } from '@kutuhal/contract'
import { buildCourseFacts } from '../../course-facts.ts'
import { courses, findCourse } from '../../courses.ts'
import { CoursePage, type CoursePageData } from './CoursePage.tsx'

export const page = definePage<CoursePageData>({
  component: CoursePage,
  title: ({ id }) => findCourse(id)?.title ?? 'Course Not Found',
  description: ({ id }) =>
    findCourse(id)?.description ??
    'There is no course under this address. The courses page lists all that we offer.',
  facts: __COMPOSING__ ? ({ id }) => buildCourseFacts(findCourse(id)) : undefined,
  // The few courses are part of the page's script, so the page's data is only the id. For an unknown id the
  // specification wants a page 'Course Not Found', so `load` never reports a missing item.
  load: ({ params }) => Promise.resolve({ id: params.id ?? '' }),
  staticParams: __COMPOSING__ ? () => Promise.resolve(courses.map(({ id }) => ({ id }))) : undefined,
})
