import { fill } from '@kutuhal/contract/translations.ts'
import type { Course } from './courses.ts'
import type { CourseWords } from './words/english.ts'

/** In Indian numbers: before the last three digits, then before every two. */
const groups = /\B(?=(\d{2})*\d{3}$)/g

/** Such as '₹1,25,000'. `Intl.NumberFormat` takes a slow phone 50 ms to create. */
export const formatPrice = (price: number): string => `₹${price.toFixed(0).replace(groups, ',')}`

/** Some screen readers read a hyphen as a minus. */
export function formatGrades(grade: string, { card }: CourseWords): string {
  const [from = '', to = ''] = grade.split('-')
  return fill(card.grades, { from, to })
}

/** Children in Class 3 are eight. */
const AGE_ABOVE_CLASS = 5

/** E.g. 'ages 8 to 10' for '3-5'. */
export function formatAges(grade: string, { card }: CourseWords): string {
  const [from = 0, to = 0] = grade.split('-').map(number => Number(number) + AGE_ABOVE_CLASS)
  return fill(card.ages, { from, to })
}

type Rating = Pick<Course, 'rating' | 'reviews'>

/** A course with 0 reviews is unrated, so it shows no number. */
export const formatRating = ({ rating, reviews }: Rating, { card }: CourseWords): string =>
  reviews === 0 ? card.unrated : fill(card.rated, { rating: rating.toFixed(1) })

export const formatReviewCount = (count: number, { card }: CourseWords): string =>
  fill(count === 1 ? card.review : card.reviews, { count })
