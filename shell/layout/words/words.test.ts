import { isLanguageCode } from '@kutuhal/contract/languages.ts'
import { HTMLElement } from 'node-html-parser'
import { composedSite } from '../../testing/composed-pages.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'

/** Names. What has a `lang` of its own, such as the address of the office, is left out. */
const latin =
  /Kutuhal|hello@kutuhal\.example|Instagram|YouTube|LinkedIn|OpenStreetMap|Blockzie|IoT|AR-Link|USB/g

const translated = composedSite.pages.filter(({ path }) => isLanguageCode(path.split('/')[1] ?? ''))

it('are the same in every language', () => {
  expect(Object.keys(gujarati)).toEqual(Object.keys(hindi))
})

it.each(translated.map(page => [page.path, page] as const))(
  'leave no English on %s, in what is read, told by ear or shown by search engines',
  (_, { document }) => {
    const parts = document.querySelectorAll('#root > *')
    expect(parts.length).toBeGreaterThan(4)
    const head = document.querySelectorAll(
      'title, [name="description"], [property="og:title"], [property="og:description"], [property="og:image:alt"]',
    )
    const texts = [
      ...head.map(element => element.getAttribute('content') ?? element.text),
      ...parts.flatMap(part => [...listTexts(part), ...listLabels(part)]),
    ]
    expect(texts.filter(text => /[a-z]{2}/i.test(text.replace(latin, '')))).toEqual([])
  },
)

it.each(translated.map(({ path, document }) => [path, document] as const))(
  'say of each link of %s that leads to a page in English, but the company’s name',
  (path, document) => {
    const links = document.querySelectorAll('#root a[href^="/"]').filter(link => {
      const isOwn = link.getAttribute('href')?.startsWith(path.slice(0, '/hi/'.length))
      // Those of the switch have a `lang`.
      return !isOwn && !link.getAttribute('lang')
    })
    expect(links.length).toBeGreaterThan(10)
    const names = links.map(({ text }) => text.normalize())
    expect(names.filter(name => !/(अंग्रेज़ी|અંગ્રેજી)/.test(name))).toEqual(['Kutuhal', 'Kutuhal'])
  },
)

/** Without parts in another language. */
function listTexts(element: HTMLElement): string[] {
  if (element.getAttribute('lang')) return []
  return element.childNodes.flatMap(node => (node instanceof HTMLElement ? listTexts(node) : [node.text]))
}

const listLabels = (element: HTMLElement): string[] =>
  element
    .querySelectorAll('[aria-label], [alt], [placeholder]')
    .flatMap(({ attributes }) => ['aria-label', 'alt', 'placeholder'].map(name => attributes[name] ?? ''))
