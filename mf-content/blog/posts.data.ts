import {
  day,
  drawingIn,
  frontMatter,
  named,
  oneOf,
  slug,
  text,
  textOrNothing,
  texts,
} from '@kutuhal/build/front-matter/fields.ts'
import { writtenItems } from '@kutuhal/build/front-matter/written-items.ts'
import { authors } from './authors.ts'
import { categories } from './categories.ts'
import type { PostSummary } from './posts.ts'

const fields = frontMatter({
  title: text,
  slug,
  author: named(authors),
  date: day,
  category: oneOf(categories),
  excerpt: text,
  coverImage: drawingIn(new URL('../drawings/', import.meta.url)),
  coverAlt: textOrNothing,
  tags: texts,
})

/** Read while building: browsers get the list, and nothing of what reads it (shared/tooling/build/data-modules/). */
export const posts: readonly PostSummary[] = writtenItems(
  new URL('../content/blog/', import.meta.url),
  fields,
).map(({ id, fields }) => ({ id, ...fields }))
