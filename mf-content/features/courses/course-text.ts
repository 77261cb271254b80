import type { Course } from './courses.ts'

/** Matches the places for commas in Indian numbers: before the last three digits, then before every two. */
const groups = /\B(?=(\d{2})*\d{3}$)/g

/**
 * Formats a price without `Intl.NumberFormat`, which takes a slow phone 50 ms to create.
 * @param price the price in rupees
 * @returns a text such as '₹1,25,000'
 */
export const formatPrice = (price: number): string => `₹${price.toFixed(0).replace(groups, ',')}`

/** Spells out grades as 'Grades 3 to 5', because some screen readers read a hyphen as a minus. */
export const formatGrades = (grade: string): string => `Grades ${grade.replace('-', ' to ')}`

/** The difference between a child's age and class: children in Class 3 are eight. */
const AGE_ABOVE_CLASS = 5

/** The ages of children in these grades, e.g. 'ages 8 to 10' for '3-5'. */
export const formatAges = (grade: string): string =>
  `ages ${grade
    .split('-')
    .map(number => Number(number) + AGE_ABOVE_CLASS)
    .join(' to ')}`

/** A rating such as '4.8 out of 5'. A course with 0 reviews is unrated, so it shows no number. */
export const formatRating = ({ rating, reviews }: Pick<Course, 'rating' | 'reviews'>): string =>
  reviews === 0 ? 'New: no ratings yet' : `${rating.toFixed(1)} out of 5`

/** The number of reviews, e.g. '126 reviews'. */
export const formatReviewCount = (reviews: number): string =>
  `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
