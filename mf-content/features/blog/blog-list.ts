import { loadContentFile } from '../../lists/content.ts'
import { createItemList, loadNumberedPage } from '../../lists/item-list.ts'
import type { PostSummary } from './posts.ts'

/** The list of blog posts, which browsers fetch page by page. */
export const blogList = createItemList<PostSummary>('blog')

/** Loads a page of the blog's list, and the tags of all posts. @param page the page's number, from 1 on */
export async function loadBlogPage(page: number) {
  const [here, tags] = await Promise.all([loadNumberedPage(blogList, page), loadContentFile('blog/tags')])
  // The cast is safe, because `loadContentFile` checks the file's hash.
  return { here, tags: tags as readonly string[] }
}
