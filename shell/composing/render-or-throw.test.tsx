import { Suspense, type ReactElement } from 'react'
import { renderSiteOrThrow } from './render-or-throw.ts'

function Broken(): never {
  throw new Error('broken on purpose')
}

const inSite = (page: ReactElement) => (
  <main>
    <Suspense fallback="Loading…">{page}</Suspense>
  </main>
)

it('gives the HTML of the site with its page', () => {
  expect(renderSiteOrThrow(inSite(<h1>Labs</h1>), <h1>Labs</h1>)).toContain('<h1>Labs</h1>')
})

it('tells what the page throws instead of showing the loading state for ever', () => {
  expect(() => renderSiteOrThrow(inSite(<Broken />), <Broken />)).toThrow(
    'Its page throws: broken on purpose',
  )
})

it('says so when it was not the page', () => {
  expect(() => renderSiteOrThrow(inSite(<Broken />), <h1>Labs</h1>)).toThrow(/Something in the layout/)
})
