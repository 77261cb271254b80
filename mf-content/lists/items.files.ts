/**
 * News items and blog posts as files that pages fetch on demand, so that scripts do not grow with the number
 * of items. The build (shared/tooling/build/data-modules/files-module.mjs) runs this module and sets `root`
 * and `files`.
 */
import { postBodies, posts } from '../features/blog/posts.data.ts'
import { listPostFilters, listSearchablePostTexts } from '../features/blog/blog-search.ts'
import { collectTags } from '../features/blog/posts.ts'
import { articleBodies, articles } from '../features/news/articles.data.ts'
import {
  listSearchableArticleTexts,
  selectFeaturedArticles,
  toArticleSummary,
} from '../features/news/articles.ts'
import { groupIdsIntoRanges, buildListFiles } from './list-files.ts'

/** The number of featured news items on the home page (product specification, point 9). */
const FEATURED = 6

export const files: Readonly<Record<string, unknown>> = {
  ...buildListFiles({
    name: 'news',
    items: articles.map(item => ({
      item: toArticleSummary(item),
      body: articleBodies[item.id] ?? { sanitisedHtml: '' },
    })),
    textsOf: listSearchableArticleTexts,
    filtersOf: () => [],
  }),
  'news/featured': selectFeaturedArticles(articles, FEATURED),
  ...buildListFiles({
    name: 'blog',
    items: posts.map(item => ({ item, body: postBodies[item.id] ?? { sanitisedHtml: '' } })),
    textsOf: listSearchablePostTexts,
    filtersOf: listPostFilters,
  }),
  'blog/tags': collectTags(posts),
}

export const newsIdRanges = groupIdsIntoRanges(articles)
export const blogIdRanges = groupIdsIntoRanges(posts)

/** The hash that covers all files; the build sets it. */
export const root: string = ''
