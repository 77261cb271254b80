import {
  dateField,
  createDrawingField,
  createFrontMatterSchema,
  slugField,
  textField,
  optionalTextField,
  booleanField,
} from '@kutuhal/build/front-matter/fields.ts'
import { readContentItems } from '@kutuhal/build/front-matter/content-items.ts'
import { sanitizeArticle } from '@kutuhal/build/sanitize-article.mjs'
import type { SanitisedHtml } from '@kutuhal/contract'
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

const written = readContentItems(new URL('./content/', import.meta.url), fields)

/** All articles, for the build only: browsers get files made from these (../../lists/items.files.ts). */
export const articles: readonly Article[] = written.map(({ id, fields }) => {
  // Leave out `slug`, which no page shows.
  const { title, date, excerpt, coverImage, coverAlt, featured } = fields
  return { id, title, date, excerpt, coverImage, coverAlt, featured }
})

/** The text of each article, by the article's id. */
export const articleBodies: Readonly<Record<string, SanitisedHtml>> = Object.fromEntries(
  written.map(({ id, html }) => [id, { sanitisedHtml: sanitizeArticle(html) }]),
)
