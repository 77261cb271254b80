import { site as company } from '@kutuhal/contract'
import { parse } from 'node-html-parser'
import { composeWorkingTreeSite, type ComposedDocument } from '@kutuhal/testing/releases/working-tree-site.ts'

export const composedSite = composeWorkingTreeSite()

export const toCanonicalUrl = (address: string): string => new URL(address, company.url).href

export function findPageByPath(address: string): ComposedDocument {
  const page = composedSite.pages.find(each => each.path === address)
  if (!page) throw new Error(`The site has no page ${address}.`)
  return page
}

export const listPagesBelow = (list: string): readonly ComposedDocument[] =>
  composedSite.pages.filter(page => page.path.startsWith(`${list}/`))

export const getMetaContent = ({ document }: ComposedDocument, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

/** @returns `hreflang` and address of each language of the page */
export const listAlternates = ({ document }: ComposedDocument) =>
  document
    .querySelectorAll('link[hreflang]')
    .map(link => [link.getAttribute('hreflang'), link.getAttribute('href')])

export const getH1Text = ({ document }: ComposedDocument): string =>
  normalizeWhitespace(document.querySelector('h1')?.text)

/** Without the data in the document. */
export const getVisibleText = ({ document }: ComposedDocument): string =>
  normalizeWhitespace(parse(document.querySelector('main')?.outerHTML.replaceAll('<', ' <') ?? '').text)

export const findUnshownFacts = (page: ComposedDocument, ...facts: readonly unknown[]): readonly unknown[] =>
  facts.filter(fact => typeof fact !== 'string' || fact === '' || !getVisibleText(page).includes(fact))

export const normalizeWhitespace = (text = ''): string => text.replace(/\s+/g, ' ').trim()
