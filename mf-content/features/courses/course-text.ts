import type { Course } from './courses.ts'

/** Indian digit grouping: commas before the last three digits, then before every two. */
const groups = /\B(?=(\d{2})*\d{3}$)/g

/**
 * No `Intl.NumberFormat`: creating one takes some 50 ms on a slow phone, during hydration.
 * @param price in rupees; gives e.g. '₹1,25,000'
 */
export const formatPrice = (price: number): string => `₹${price.toFixed(0).replace(groups, ',')}`

/** E.g. 'Grades 3 to 5': some screen readers read a hyphen as a minus. */
export const gradeText = (grade: string): string => `Grades ${grade.replace('-', ' to ')}`

/** A child's age minus the number of the class: Class 3 at eight. */
const AGE_ABOVE_CLASS = 5

/** E.g. 'ages 8 to 10' for '3-5'. */
export const ageText = (grade: string): string =>
  `ages ${grade
    .split('-')
    .map(number => Number(number) + AGE_ABOVE_CLASS)
    .join(' to ')}`

/** E.g. '4.8 out of 5'. The specification's 0 with 0 reviews means unrated, so no figure is shown. */
export const ratingText = ({ rating, reviews }: Pick<Course, 'rating' | 'reviews'>): string =>
  reviews === 0 ? 'New: no ratings yet' : `${rating.toFixed(1)} out of 5`

/** E.g. '126 reviews'. */
export const reviewText = (reviews: number): string => `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
