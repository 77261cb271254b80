import {
  day,
  drawingIn,
  frontMatter,
  slug,
  text,
  textOrNothing,
  yesOrNo,
} from '@kutuhal/build/front-matter/fields.ts'
import { writtenItems } from '@kutuhal/build/front-matter/written-items.ts'
import type { ArticleSummary } from './articles.ts'

const fields = frontMatter({
  title: text,
  slug,
  date: day,
  excerpt: text,
  coverImage: drawingIn(new URL('../drawings/', import.meta.url)),
  coverAlt: textOrNothing,
  featured: yesOrNo,
})

/** Read while building: browsers get the list, and nothing of what reads it (shared/tooling/build/data-modules/). */
export const articles: readonly ArticleSummary[] = writtenItems(
  new URL('../content/news/', import.meta.url),
  fields,
).map(({ id, fields }) => ({ id, ...fields }))
