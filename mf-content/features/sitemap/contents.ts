/** All titled items for the sitemap, apart from news and blog. */
export { courses } from '../courses/courses.ts'
export { labNames as labs } from '../labs/lab-names.ts'
