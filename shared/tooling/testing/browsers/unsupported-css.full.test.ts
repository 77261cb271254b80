import { composeWorkingTreeSite } from '../releases/working-tree-site.ts'
import { findUnsupportedCss } from './unsupported-css.ts'

const { pages, notFound } = composeWorkingTreeSite()

/** Collects all style elements of all pages, since linters cannot see the styles of components. */
const sheets = new Set(
  [...pages, notFound].flatMap(({ document }) => document.querySelectorAll('style').map(({ text }) => text)),
)

it('finds what browsers of the table need not know', () => {
  expect(findUnsupportedCss('a{color:red}p{background:light-dark(red,blue);view-transition-name:x}')).toEqual(
    [
      expect.stringContaining("Function 'light-dark'"),
      expect.stringContaining("Property 'view-transition-name'"),
    ],
  )
})

it('lets through what is asked for first', () => {
  expect(findUnsupportedCss('@supports (view-transition-name:x){p{view-transition-name:x}}')).toEqual([])
})

it('finds nothing in what the pages of the site are styled with', () => {
  expect(sheets.size).toBeGreaterThan(10)
  expect(new Set(findUnsupportedCss([...sheets].join('\n')))).toEqual(new Set())
})
