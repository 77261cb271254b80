import {
  createChoiceField,
  createDrawingField,
  createFrontMatterSchema,
  createNamedObjectField,
  dateField,
  optionalTextField,
  readContentItems,
  slugField,
  textField,
  textListField,
} from '@kutuhal/build/front-matter/front-matter.ts'
import { sanitizeArticle } from '@kutuhal/build/article.mjs'
import type { ItemWithText } from '../../lists/list-page.ts'
import { authors } from './authors.ts'
import { categories, type PostSummary } from './posts.ts'

const fields = createFrontMatterSchema({
  title: textField,
  slug: slugField,
  author: createNamedObjectField(authors),
  date: dateField,
  category: createChoiceField(categories),
  excerpt: textField,
  coverImage: createDrawingField(new URL('../../drawings/', import.meta.url)),
  coverAlt: optionalTextField,
  tags: textListField,
})

/** For the build only: browsers get files made from these (../../lists/items.files.ts). */
export const postsWithText: readonly ItemWithText<PostSummary>[] = readContentItems(
  new URL('./content/', import.meta.url),
  fields,
).map(({ id, fields, html }) => {
  // No page shows `slug`.
  const { title, author, date, category, excerpt, coverImage, coverAlt, tags } = fields
  const item = { id, title, author, date, category, excerpt, coverImage, coverAlt, tags }
  return { item, body: { sanitisedHtml: sanitizeArticle(html) } }
})

export const posts = postsWithText.map(({ item }) => item)
