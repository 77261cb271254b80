import { HTMLElement } from 'node-html-parser'
import { composedSite } from '../../testing/composed-pages.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'

/** Names, and the address of the office, which has a `lang` of its own. */
const latin = /Kutuhal|hello@kutuhal\.example|Instagram|YouTube|LinkedIn/g

const translated = composedSite.pages.filter(({ path }) => /^\/(hi|gu)\//.test(path))

it('are the same in every language', () => {
  expect(Object.keys(gujarati)).toEqual(Object.keys(hindi))
})

it.each(translated.map(({ path, document }) => [path, document] as const))(
  'leave no English in header, footer, menus and labels of %s',
  (_, document) => {
    const layout = document.querySelectorAll('#root > :not(main)')
    expect(layout.length).toBeGreaterThan(3)
    const texts = layout.flatMap(part => [...listTexts(part), ...listLabels(part)])
    expect(texts.filter(text => /[a-z]{2}/i.test(text.replace(latin, '')))).toEqual([])
  },
)

/** Without parts in another language. */
function listTexts(element: HTMLElement): string[] {
  if (element.getAttribute('lang')) return []
  return element.childNodes.flatMap(node => (node instanceof HTMLElement ? listTexts(node) : [node.text]))
}

const listLabels = (element: HTMLElement): string[] =>
  element.querySelectorAll('[aria-label]').map(each => each.getAttribute('aria-label') ?? '')
