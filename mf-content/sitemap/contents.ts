/** All that has a title of its own, for the sitemap. */
export { posts } from '../blog/posts.ts'
export { courses } from '../courses/courses.ts'
export { labs } from '../labs/labs.ts'
export { articles } from '../news/articles.ts'
