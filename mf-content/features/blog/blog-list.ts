import { content } from '../../lists/content.ts'
import { itemList } from '../../lists/item-list.ts'
import type { PostSummary } from './posts.ts'

/** The list of blog posts, which browsers fetch page by page. */
export const blogList = itemList<PostSummary>('blog')

/** Fetches the tags of all posts. The cast is safe, because `content` has checked the file's hash. */
export const blogTags = (): Promise<readonly string[]> => content('blog/tags') as Promise<readonly string[]>
