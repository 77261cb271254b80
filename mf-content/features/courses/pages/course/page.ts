import { definePage, type PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import type { Course as CourseThing } from 'schema-dts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { courseOutlines } from '../../course-outlines.ts'
import { formatGrades } from '../../course-text.ts'
import { courses, findCourse, type Course } from '../../courses.ts'
import { CoursePage } from './CoursePage.tsx'

export const page = definePage<{ readonly id: string }>({
  component: CoursePage,
  title: ({ id }) => findCourse(id)?.title ?? 'Course Not Found',
  description: ({ id }) =>
    findCourse(id)?.description ??
    'There is no course under this address. The courses page lists all that we offer.',
  facts: __COMPOSING__ ? ({ id }) => buildCourseFacts(findCourse(id)) : undefined,
  // The few courses are part of the page's script. For an unknown id the specification wants a page 'Course
  // Not Found', so `load` never reports a missing item.
  load: ({ params }) => Promise.resolve({ id: params.id ?? '' }),
  staticParams: __COMPOSING__ ? () => Promise.resolve(courses.map(({ id }) => ({ id }))) : undefined,
})

function buildCourseFacts(course: Course | undefined): PageFacts {
  if (!course) return {}
  return buildPageFacts(`course-${course.id}`, { things: [createCourseThing(course)] })
}

function createCourseThing(course: Course): CourseThing {
  const { id, title, description, grade, price, instructor, rating: ratingValue, reviews } = course
  const url = absoluteUrl(`/courses/${id}`)
  const rhythm = courseOutlines[id]?.rhythm
  return {
    '@type': 'Course',
    name: title,
    description,
    url,
    inLanguage: 'en-IN',
    educationalLevel: formatGrades(grade),
    provider: createOrganizationReference(),
    offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'INR', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(rhythm !== undefined && { courseWorkload: rhythm }),
      instructor: { '@type': 'Person', name: instructor, worksFor: createOrganizationReference() },
    },
    // A rating of 0 would count as a bad one.
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: reviews, bestRating: 5 },
    }),
  }
}
