import { content } from '../../lists/content.ts'
import { itemList } from '../../lists/item-list.ts'
import { blogTexts } from './blog-search.ts'
import type { PostSummary } from './posts.ts'

/** The blog as visitors fetch it. */
export const blogList = itemList<PostSummary>('blog', blogTexts)

/** The tags of all posts; the hash check justifies the cast. */
export const blogTags = (): Promise<readonly string[]> => content('blog/tags') as Promise<readonly string[]>
