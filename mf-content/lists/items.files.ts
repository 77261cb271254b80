/**
 * News items and blog posts as files that pages fetch on demand, so that scripts do not grow with the number
 * of items. The build (shared/tooling/build/data-modules/files-module.mjs) runs this module and sets `root`
 * and `files`.
 */
import { posts, postsWithText } from '../features/blog/posts.data.ts'
import { postSearch } from '../features/blog/blog-search.ts'
import { collectTags } from '../features/blog/posts.ts'
import { articles, articlesWithText } from '../features/news/articles.data.ts'
import { articleSearch, selectFeaturedArticles, toArticleSummary } from '../features/news/articles.ts'
import { groupIdsIntoRanges, buildListFiles } from './list-files.ts'

/** The number of featured news items on the home page (product specification, point 9). */
const FEATURED = 6

export const files: Readonly<Record<string, unknown>> = {
  ...buildListFiles(
    'news',
    articlesWithText.map(({ item, body }) => ({ item: toArticleSummary(item), body })),
    articleSearch,
  ),
  'news/featured': selectFeaturedArticles(articles, FEATURED),
  ...buildListFiles('blog', postsWithText, postSearch),
  'blog/tags': collectTags(posts),
}

export const newsIdRanges = groupIdsIntoRanges(articles)
export const blogIdRanges = groupIdsIntoRanges(posts)

/** The hash that covers all files; the build sets it. */
export const root: string = ''
