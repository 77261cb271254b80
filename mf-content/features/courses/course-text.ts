import type { Course } from './courses.ts'

/** In Indian numbers: before the last three digits, then before every two. */
const groups = /\B(?=(\d{2})*\d{3}$)/g

/**
 * `Intl.NumberFormat` takes a slow phone 50 ms to create.
 * @returns a text such as '₹1,25,000'
 */
export const formatPrice = (price: number): string => `₹${price.toFixed(0).replace(groups, ',')}`

/** Some screen readers read a hyphen as a minus. */
export const formatGrades = (grade: string): string => `Grades ${grade.replace('-', ' to ')}`

/** Children in Class 3 are eight. */
const AGE_ABOVE_CLASS = 5

/** E.g. 'ages 8 to 10' for '3-5'. */
export const formatAges = (grade: string): string =>
  `ages ${grade
    .split('-')
    .map(number => Number(number) + AGE_ABOVE_CLASS)
    .join(' to ')}`

/** A course with 0 reviews is unrated, so it shows no number. */
export const formatRating = ({ rating, reviews }: Pick<Course, 'rating' | 'reviews'>): string =>
  reviews === 0 ? 'New: no ratings yet' : `${rating.toFixed(1)} out of 5`

export const formatReviewCount = (reviews: number): string =>
  `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
