import type { CourseDay } from '@kutuhal/contract/batch-starts.ts'
import { formatPrice, formatGrades } from '../features/courses/course-text.ts'
import { courses } from '../features/courses/courses.ts'
import { english } from '../features/courses/words/english.ts'
import type { TextLink, TitledText } from '../text-types.ts'

export interface Audience extends TitledText {
  readonly links: readonly (TextLink & { readonly starts?: CourseDay })[]
}

const prices = courses.map(({ price }) => price)

/** For the first view of the home page. */
export const coursePrices = [formatPrice(Math.min(...prices)), formatPrice(Math.max(...prices))] as const

/** The build evaluates this module, so that the home page's script does not contain the course texts. */
export const audiences: readonly Audience[] = [
  {
    title: 'For schools',
    text: 'We set up the lab, train four of your teachers, and come every month for two years.',
    links: [
      { href: '/services#school-programs', text: 'How a programme goes' },
      { href: '/services#price', text: 'What drives the price' },
      { href: '/labs', text: 'Labs that you can visit' },
    ],
  },
  {
    title: 'For parents',
    text: 'Live weekend courses, online. Prices are for the whole course.',
    links: courses.map(({ id, title, grade, price, day }) => ({
      href: `/courses/${id}`,
      text: `${title.split(':')[0]}, ${formatGrades(grade, english)}: ${formatPrice(price)}`,
      starts: day,
    })),
  },
  {
    title: 'For students',
    text: 'Drive a robot, or build something this weekend.',
    links: [
      { href: '/robot-maze', text: 'The robot maze' },
      { href: '/blog', text: 'Things to try at home' },
    ],
  },
]
