/**
 * News items and blog posts as files that pages fetch on demand: their number makes no script larger. Runs in
 * the build (shared/tooling/build/data-modules/files-module.mjs), which adds `root` and `files`.
 */
import { postBodies, posts } from '../features/blog/posts.data.ts'
import { blogFilters, blogTexts } from '../features/blog/blog-search.ts'
import { tagsOf } from '../features/blog/tags.ts'
import { articleBodies, articles } from '../features/news/articles.data.ts'
import { featuredNews } from '../features/news/news.ts'
import { newsTexts } from '../features/news/news-search.ts'
import { idRanges, listFiles } from './list-files.ts'

/** Featured News on the home page (product specification, point 9). */
const FEATURED = 6

export const files: Readonly<Record<string, unknown>> = {
  ...listFiles({
    name: 'news',
    items: articles.map(item => ({ item, body: articleBodies[item.id] ?? { sanitisedHtml: '' } })),
    textsOf: newsTexts,
    filtersOf: () => [],
  }),
  'news/featured': featuredNews(FEATURED),
  ...listFiles({
    name: 'blog',
    items: posts.map(item => ({ item, body: postBodies[item.id] ?? { sanitisedHtml: '' } })),
    textsOf: blogTexts,
    filtersOf: blogFilters,
  }),
  'blog/tags': tagsOf(posts),
}

export const newsIds = idRanges(articles)
export const blogIds = idRanges(posts)

/** The hash that covers all fetched files; the build sets it. */
export const root: string = ''
