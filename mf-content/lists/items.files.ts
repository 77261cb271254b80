/** Newest first, one JSON file a list, so that scripts hold none of them. */
import { integrityOf } from '@kutuhal/build/hashes.ts'
import { postsWithText } from '../features/blog/posts.data.ts'
import { articlesWithText } from '../features/news/articles.data.ts'
import { newestFirst } from './by-date.ts'
import type { ItemWithText, ListedItem } from './list-page.ts'

type ListName = 'news' | 'blog'

/** In browsers, an empty object. */
export const files: Readonly<Record<ListName, string>> = {
  news: textOf(articlesWithText),
  blog: textOf(postsWithText),
}

/** As `fetch` takes them. */
export const integrity: Readonly<Record<ListName, string>> = {
  news: integrityOf(Buffer.from(files.news)),
  blog: integrityOf(Buffer.from(files.blog)),
}

function textOf(items: readonly ItemWithText<ListedItem>[]): string {
  return JSON.stringify([...items].sort((a, b) => newestFirst(a.item, b.item)))
}
