import { Suspense, type ReactElement } from 'react'
import { extractPreloads, renderSiteOrThrow } from './page-markup.ts'

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

const picture = (priority: string) =>
  `<picture class="a"><source type="image/avif" srcSet="/a-1.avif 1w, /a-2.avif 2w" sizes="(min-width: 1rem) 2rem, 9vw"/><img src="/a-2.webp" alt="a &gt; b"${priority} class="b"/></picture>`

const urgent =
  '<link rel="preload" as="image" type="image/avif" imagesrcset="/a-1.avif 1w, /a-2.avif 2w" imagesizes="(min-width: 1rem) 2rem, 9vw" fetchpriority="high">'

describe('what a document asks for ahead', () => {
  it('is the first picture that is said to be seen first, in its first format', () => {
    const body = `<h1>Home</h1>${picture('')}${picture(' fetchPriority="high"')}`
    expect(extractPreloads(body)).toEqual({ preloads: urgent, body })
  })

  it('is what React writes for an urgent picture of one format, and nothing else of what it writes', () => {
    const first = '<link rel="preload" as="image" href="/first.svg" fetchPriority="high"/>'
    const other = '<link rel="preload" as="image" href="/other.svg"/>'
    expect(extractPreloads(`${first}${other}<p>Text</p>`)).toEqual({ preloads: first, body: '<p>Text</p>' })
  })

  it('is nothing on a page without one', () => {
    expect(extractPreloads(picture(' loading="lazy"'))).toEqual({
      preloads: '',
      body: picture(' loading="lazy"'),
    })
  })

  it('is nothing where a picture is another one in another window', () => {
    const body =
      '<picture><source media="(min-width: 9rem)" type="image/avif" srcSet="/a.avif" sizes="9vw"/><img fetchPriority="high"/></picture>'
    expect(extractPreloads(body)).toEqual({ preloads: '', body })
  })
})
