/** News and blog posts as editors have written them, with which tests compare lists, searches and filters. */
import { pathToFileURL } from 'node:url'
import { appFolder } from '@kutuhal/build/apps.ts'
import {
  booleanField,
  type ContentItem,
  createFrontMatterSchema,
  readContentItems,
  slugField,
  textField,
  textListField,
} from '@kutuhal/build/front-matter/front-matter.ts'

const inLists = { title: textField, slug: slugField, date: textField, excerpt: textField }
const newsFields = createFrontMatterSchema({ ...inLists, featured: booleanField }).strip()
const postFields = createFrontMatterSchema({
  ...inLists,
  author: textField,
  category: textField,
  tags: textListField,
}).strip()

/** Newest first. */
export const newsItems = readContentItems(folderOf('news'), newsFields)
  .map(item => ({ ...item.fields, ...shown('/news', item) }))
  .sort(newestFirst)

/** Newest first. */
export const blogPosts = readContentItems(folderOf('blog'), postFields)
  .map(item => ({ ...item.fields, ...shown('/blog', item, item.fields.author) }))
  .sort(newestFirst)

export const filterItemsByText = <Item extends { readonly words: string }>(
  items: readonly Item[],
  typed: string,
) => items.filter(({ words }) => words.includes(typed.trim().toLowerCase()))

export const formatItemCount = (items: readonly unknown[], noun: string): string =>
  `${items.length} ${noun}${items.length === 1 ? '' : 's'} found`

function folderOf(list: string): URL {
  return pathToFileURL(`${appFolder('mf-content')}/features/${list}/content/`)
}

type Listed = ContentItem<{ readonly title: string; readonly date: string; readonly excerpt: string }>

function shown(list: string, { id, fields, html }: Listed, author = '') {
  const filled = (written: string) => written.replaceAll('{{brand}}', 'Kutuhal')
  const words = [fields.title, fields.excerpt, html.replace(/<[^>]*>/g, ' '), author].join(' ')
  return {
    path: `${list}/${id}`,
    title: filled(fields.title),
    /** As the site shows it, e.g. 18 June 2025. */
    day: new Date(fields.date).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' }),
    /** A search looks through it. */
    words: filled(words).toLowerCase(),
  }
}

function newestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}
