/**
 * News and blog posts as editors have written them, read from the source files in `content/`. Tests compare
 * lists, searches and filters with these.
 */
import { pathToFileURL } from 'node:url'
import { appFolder } from '@kutuhal/build/apps.ts'
import { frontMatter, slug, text, listOfTexts, yesOrNo } from '@kutuhal/build/front-matter/fields.ts'
import { readContentItems, type ContentItem } from '@kutuhal/build/front-matter/content-items.ts'

const inLists = { title: text, slug, date: text, excerpt: text }
const newsFields = frontMatter({ ...inLists, featured: yesOrNo }).strip()
const postFields = frontMatter({ ...inLists, author: text, category: text, tags: listOfTexts }).strip()

/** All news items, newest first. */
export const news = readContentItems(folderOf('news'), newsFields)
  .map(item => ({ ...item.fields, ...shown('/news', item) }))
  .sort(newestFirst)

/** All blog posts, newest first. */
export const posts = readContentItems(folderOf('blog'), postFields)
  .map(item => ({ ...item.fields, ...shown('/blog', item, item.fields.author) }))
  .sort(newestFirst)

/** The items that a search finds. */
export const itemsMatching = <Item extends { readonly words: string }>(
  items: readonly Item[],
  typed: string,
) => items.filter(({ words }) => words.includes(typed.trim().toLowerCase()))

/** The text in which the site states a number of items. */
export const countText = (items: readonly unknown[], noun: string): string =>
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
    /** All text of an item that a search reads. */
    words: filled(words).toLowerCase(),
  }
}

function newestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}
