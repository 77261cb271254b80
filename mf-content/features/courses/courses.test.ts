import { courseOutlines } from './course-outlines.ts'
import { formatAges, formatPrice, formatGrades, formatRating, formatReviewCount } from './course-text.ts'
import { findCourse, courses } from './courses.ts'
import { instructors } from './instructors.ts'
import { english } from './words/english.ts'

describe('the courses', () => {
  it('are the three of the specification, with their grades and prices', () => {
    expect(courses.map(({ id, grade, price }) => [id, grade, price])).toEqual([
      ['blockzie', '3-5', 599],
      ['iot', '6-8', 499],
      ['ar-link', '9-12', 99],
    ])
  })

  it('are found by their id', () => {
    expect(findCourse('iot')?.grade).toBe('6-8')
  })

  it('do not include one that nobody offers', () => {
    expect(findCourse('alchemy')).toBeUndefined()
    expect(findCourse('')).toBeUndefined()
  })

  it('each have an outline with something to build and a list of sessions', () => {
    for (const { id, day } of courses) {
      const sessions = Object.keys(courseOutlines[id]?.sessions ?? {}).length
      expect(courseOutlines[id]?.builds.length).toBeGreaterThan(0)
      expect(sessions).toBeGreaterThan(0)
      expect(courseOutlines[id]?.rhythm).toMatch(new RegExp(`^${sessions} ${day}s`))
      expect(courseOutlines[id]?.covers).toContain(`all ${sessions} live sessions`)
    }
  })
})

describe('the instructors', () => {
  it('are told of for every course', () => {
    for (const { instructor } of courses) expect(instructors.map(({ name }) => name)).toContain(instructor)
  })

  it('teach what parents speak of only where somebody has rated', () => {
    for (const { id, reviews } of courses) expect(courseOutlines[id]?.parents !== undefined).toBe(reviews > 0)
  })
})

describe('what a card says', () => {
  it.each([0, 99, 599, 1499, 12_500, 125_000, 98_765_432])(
    'gives the price %d in whole rupees, grouped as people in India do',
    price => {
      const rupees = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      })
      expect(formatPrice(price)).toBe(rupees.format(price))
    },
  )

  it('reads a range of grades aloud properly', () => {
    expect(formatGrades('9-12', english)).toBe('Grades 9 to 12')
  })

  it('gives the ages beside the grades', () => {
    expect(courses.map(({ grade }) => formatAges(grade, english))).toEqual([
      'ages 8 to 10',
      'ages 11 to 13',
      'ages 14 to 17',
    ])
  })

  it('gives a rating with one decimal place', () => {
    expect(formatRating({ rating: 5, reviews: 2 }, english)).toBe('5.0 out of 5')
  })

  it('does not present an unrated course as a bad one', () => {
    expect(formatRating({ rating: 0, reviews: 0 }, english)).toBe('New: no ratings yet')
  })

  it('counts a single review in the singular', () => {
    expect(formatReviewCount(1, english)).toBe('1 review')
  })
})
