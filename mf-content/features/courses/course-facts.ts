import type { PageFacts } from '@kutuhal/contract'
import { getTranslatedPath, languages } from '@kutuhal/contract/languages.ts'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import type { Course as CourseThing } from 'schema-dts'
import { buildPageFacts } from '../../page-facts.ts'
import type { CourseDescription } from './course-outlines.ts'
import { formatGrades } from './course-text.ts'
import { translations } from './words/translations.ts'

export function buildCourseFacts(description: CourseDescription): PageFacts {
  const { course, words } = description
  const facts = { translations: Object.keys(translations), things: [createCourseThing(description)] }
  return buildPageFacts(`course-${course.id}`, facts, words.language)
}

function createCourseThing({ course, words }: CourseDescription): CourseThing {
  const { id, title, description, grade, price, instructor, rating: ratingValue, reviews } = course
  const url = absoluteUrl(getTranslatedPath(`/courses/${id}`, words.language))
  return {
    '@type': 'Course',
    name: title,
    description,
    url,
    inLanguage: languages[words.language],
    educationalLevel: formatGrades(grade, words),
    provider: createOrganizationReference(),
    offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'INR', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: course.rhythm,
      instructor: { '@type': 'Person', name: instructor, worksFor: createOrganizationReference() },
    },
    // A rating of 0 would count as a bad one.
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: reviews, bestRating: 5 },
    }),
  }
}
