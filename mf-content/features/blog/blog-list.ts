import { createItemList } from '../../lists/item-list.ts'
import { listPageOf } from '../../lists/list-page.ts'
import { collectTags, type PostSummary } from './posts.ts'

export const blogList = createItemList<PostSummary>('blog')

/** @param number from 0 on */
export async function loadBlogPage(number: number) {
  const all = await blogList.load()
  return { here: listPageOf(all, number), tags: collectTags(all.map(({ item }) => item)) }
}
