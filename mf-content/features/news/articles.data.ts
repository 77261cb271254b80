import {
  booleanField,
  createDrawingField,
  createFrontMatterSchema,
  dateField,
  optionalTextField,
  readContentItems,
  slugField,
  textField,
} from '@kutuhal/build/front-matter/front-matter.ts'
import { sanitizeArticle } from '@kutuhal/build/article.mjs'
import type { ItemWithText } from '../../lists/list-page.ts'
import type { Article } from './articles.ts'

const fields = createFrontMatterSchema({
  title: textField,
  slug: slugField,
  date: dateField,
  excerpt: textField,
  coverImage: createDrawingField(new URL('../../drawings/', import.meta.url)),
  coverAlt: optionalTextField,
  featured: booleanField,
})

/** For the build only: browsers get files made from these (../../lists/items.files.ts). */
export const articlesWithText: readonly ItemWithText<Article>[] = readContentItems(
  new URL('./content/', import.meta.url),
  fields,
).map(({ id, fields, html }) => {
  // No page shows `slug`.
  const { title, date, excerpt, coverImage, coverAlt, featured } = fields
  const item = { id, title, date, excerpt, coverImage, coverAlt, featured }
  return { item, body: { sanitisedHtml: sanitizeArticle(html) } }
})

export const articles = articlesWithText.map(({ item }) => item)
