import { loadContentFile } from '../../lists/content.ts'
import { createItemList } from '../../lists/item-list.ts'
import type { PostSummary } from './posts.ts'

/** The list of blog posts, which browsers fetch page by page. */
export const blogList = createItemList<PostSummary>('blog')

/** Fetches the tags of all posts. The cast is safe, because `loadContentFile` checks the file's hash. */
export const fetchBlogTags = (): Promise<readonly string[]> =>
  loadContentFile('blog/tags') as Promise<readonly string[]>
