import { readContentItems } from '@kutuhal/build/front-matter/content-items.ts'
import {
  dateField,
  createDrawingField,
  createFrontMatterSchema,
  createNamedObjectField,
  createChoiceField,
  slugField,
  textField,
  optionalTextField,
  textListField,
} from '@kutuhal/build/front-matter/fields.ts'
import { sanitizeArticle } from '@kutuhal/build/sanitize-article.mjs'
import type { SanitisedHtml } from '@kutuhal/contract'
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

const written = readContentItems(new URL('./content/', import.meta.url), fields)

/** All posts, for the build only: browsers get files made from these (../../lists/items.files.ts). */
export const posts: readonly PostSummary[] = written.map(({ id, fields }) => {
  // Leave out `slug`, which no page shows.
  const { title, author, date, category, excerpt, coverImage, coverAlt, tags } = fields
  return { id, title, author, date, category, excerpt, coverImage, coverAlt, tags }
})

/** The text of each post, by the post's id. */
export const postBodies: Readonly<Record<string, SanitisedHtml>> = Object.fromEntries(
  written.map(({ id, html }) => [id, { sanitisedHtml: sanitizeArticle(html) }]),
)
