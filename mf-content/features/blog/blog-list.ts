import { loadContentFile } from '../../lists/content.ts'
import { createItemList } from '../../lists/item-list.ts'
import type { PostSummary } from './posts.ts'

/** The list of blog posts, which browsers fetch page by page. */
export const blogList = createItemList<PostSummary>('blog')

/** Loads a page of the blog's list, and the tags of all posts. @param number the page's number, from 0 on */
export async function loadBlogPage(number: number) {
  const [here, tags] = await Promise.all([blogList.page(number), loadContentFile('blog/tags')])
  // The cast is safe, because `loadContentFile` checks the file's hash.
  return { here, tags: tags as readonly string[] }
}
