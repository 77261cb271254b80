import { itemList } from '../items/item-list.ts'
import { blogTexts } from './blog-search.ts'
import type { PostSummary } from './posts.ts'

/** The blog as visitors get it. */
export const blogList = itemList<PostSummary>('blog', blogTexts)
