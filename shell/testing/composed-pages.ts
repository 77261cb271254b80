/** Checks that the data for search engines, link previews and feed readers match the visible pages. */
import { site as company } from '@kutuhal/contract'
import { parse } from 'node-html-parser'
import { composeWorkingTreeSite, type ComposedDocument } from '@kutuhal/testing/working-tree-site.ts'

export const site = composeWorkingTreeSite()

export const canonical = (address: string): string => new URL(address, company.url).href

export function pageAt(address: string): ComposedDocument {
  const page = site.pages.find(each => each.path === address)
  if (!page) throw new Error(`The site has no page ${address}.`)
  return page
}

export const pagesBelow = (list: string): readonly ComposedDocument[] =>
  site.pages.filter(page => page.path.startsWith(`${list}/`))

export const meta = ({ document }: ComposedDocument, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

export const h1Of = ({ document }: ComposedDocument): string => tidy(document.querySelector('h1')?.text)

/** The text that visitors can read, without the data in the document. */
export const shown = ({ document }: ComposedDocument): string =>
  tidy(parse(document.querySelector('main')?.outerHTML.replaceAll('<', ' <') ?? '').text)

/** Lists facts that the page does not show. */
export const unseen = (page: ComposedDocument, ...facts: readonly unknown[]): readonly unknown[] =>
  facts.filter(fact => typeof fact !== 'string' || fact === '' || !shown(page).includes(fact))

export const tidy = (text = ''): string => text.replace(/\s+/g, ' ').trim()
