import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import type { AggregateRating, Course as CourseThing } from 'schema-dts'
import { buildPageFacts } from '../../page-facts.ts'
import { formatGrades } from './course-text.ts'
import type { Course } from './courses.ts'
import { courseOutlines } from './course-outlines.ts'

/** Returns a course's data for search engines and link previews; an empty object for an unknown course. */
export function buildCourseFacts(course: Course | undefined): PageFacts {
  if (!course) return {}
  return buildPageFacts(`course-${course.id}`, { things: [courseThing(course)] })
}

function courseThing(course: Course): CourseThing {
  const { id, title, description, grade, price, instructor } = course
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
    ...(course.reviews > 0 && { aggregateRating: rating(course) }),
  }
}

/** The rating for search engines. Only for courses with reviews, because 0 would count as a bad rating. */
const rating = ({ rating: ratingValue, reviews: reviewCount }: Course): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue,
  reviewCount,
  bestRating: 5,
})
