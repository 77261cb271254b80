import type { LoadedPage, Params } from '@kutuhal/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { remote } from './remote.tsx'

// A page that is missing here has its name as address, e.g. `/about`.
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  course: '/courses/:id',
  'news-page': '/news/page/:number',
  'news-item': '/news/:id',
  'blog-page': '/blog/page/:number',
  'blog-post': '/blog/:id',
}

const addressOf = (key: string) => addresses[key] ?? `/${key}`

interface Composed {
  readonly address: string
  readonly loaded: LoadedPage
  readonly html: string
}

async function compose(key: string, params: Params): Promise<Composed> {
  const address = addressOf(key).replace(':id', params.id ?? '')
  const load = remote.pages[key]
  const loaded = await (await load?.())?.page.load({ params })
  if (loaded?.status !== 'loaded') throw new Error(`${address} did not load.`)
  const html = renderToString(<StaticRouter location={address}>{loaded.element}</StaticRouter>)
  return { address, loaded, html }
}

async function composeAll(key: string): Promise<readonly Composed[]> {
  const module = await remote.pages[key]?.()
  const params = (await module?.page.staticParams()) ?? []
  return Promise.all(params.map(each => compose(key, each)))
}

describe('every page of the remote', () => {
  let pages: readonly Composed[] = []

  beforeAll(async () => {
    pages = (await Promise.all(Object.keys(remote.pages).map(composeAll))).flat()
  })

  it('describes itself in a length that search engines show', () => {
    const unfit = pages.filter(
      ({ loaded: { description } }) => description.length < 50 || description.length > 170,
    )
    expect(unfit.map(({ address, loaded }) => [address, loaded.description.length])).toEqual([])
  })

  it('describes itself in words of its own', () => {
    const descriptions = pages.map(page => page.loaded.description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('survives the way through the HTML as JSON', () => {
    for (const { address, loaded } of pages) {
      expect([address, JSON.parse(JSON.stringify(loaded.data))]).toEqual([address, loaded.data])
    }
  })
})

describe('an unknown course', () => {
  it('says so and offers the way back', async () => {
    const { loaded, html } = await compose('course', { id: 'alchemy' })
    expect(loaded.title).toBe('Course Not Found')
    expect(html).toMatch(/<h1[^>]*>Course Not Found</)
    expect(html).toContain('Go Back')
    expect(html).toContain('href="/courses"')
  })
})
