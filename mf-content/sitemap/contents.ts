/** All that has a title of its own, beside news and blog, for the sitemap. */
export { courses } from '../courses/courses.ts'
export { labs } from '../labs/labs.ts'
