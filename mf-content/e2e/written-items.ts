/**
 * News and blog posts as editors have written them, read from the source files in `content/`. Tests compare
 * lists, searches and filters with these.
 */
import { pathToFileURL } from 'node:url'
import { appFolder } from '@kutuhal/build/apps.ts'
import {
  createFrontMatterSchema,
  slugField,
  textField,
  textListField,
  booleanField,
} from '@kutuhal/build/front-matter/fields.ts'
import { readContentItems, type ContentItem } from '@kutuhal/build/front-matter/content-items.ts'

const inLists = { title: textField, slug: slugField, date: textField, excerpt: textField }
const newsFields = createFrontMatterSchema({ ...inLists, featured: booleanField }).strip()
const postFields = createFrontMatterSchema({
  ...inLists,
  author: textField,
  category: textField,
  tags: textListField,
}).strip()

/** All news items, newest first. */
export const newsItems = readContentItems(folderOf('news'), newsFields)
  .map(item => ({ ...item.fields, ...shown('/news', item) }))
  .sort(newestFirst)

/** All blog posts, newest first. */
export const blogPosts = readContentItems(folderOf('blog'), postFields)
  .map(item => ({ ...item.fields, ...shown('/blog', item, item.fields.author) }))
  .sort(newestFirst)

/** @returns the items whose text contains what the visitor has typed */
export const filterItemsByText = <Item extends { readonly words: string }>(
  items: readonly Item[],
  typed: string,
) => items.filter(({ words }) => words.includes(typed.trim().toLowerCase()))

/** The site's text for a number of results, e.g. “3 posts found”. */
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
    /** The date as the site shows it, e.g. 18 June 2025. */
    day: new Date(fields.date).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' }),
    /** All text of an item that a search looks through. */
    words: filled(words).toLowerCase(),
  }
}

function newestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}
