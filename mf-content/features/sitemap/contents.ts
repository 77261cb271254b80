/** All that has a title of its own, beside news and blog, for the sitemap. */
export { courses } from '../courses/courses.ts'
export { labNames as labs } from '../labs/lab-names.ts'
