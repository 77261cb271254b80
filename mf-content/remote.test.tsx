import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { LoadedPage, Params } from '@kutuhal/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { remote } from './remote.tsx'

// The addresses by page name. A page that is missing here has its name as address, e.g. `/about`.
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  course: '/courses/:id',
  'news-page': '/news/page/:number',
  'news-item': '/news/:id',
  'blog-page': '/blog/page/:number',
  'blog-post': '/blog/:id',
  'sitemap-page': '/sitemap/page/:number',
}

const addressOf = (key: string) => addresses[key] ?? `/${key}`

// Addresses outside this app that its pages may link to: pages of other remotes, and an anchor of the host.
const elsewhere = ['/contact', '/contact#faq', '/hi/contact', '/robot-maze', '#get-started']

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

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

const linksOf = (html: string) => (html.match(/<a [^>]*>/g) ?? []).flatMap(link => valuesOf(link, 'href'))

const valuesOf = (html: string, attribute: string) =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), match => match[1] ?? '')

describe('every page of the remote', () => {
  let pages: readonly Composed[] = []

  beforeAll(async () => {
    pages = (await Promise.all(Object.keys(remote.pages).map(composeAll))).flat()
  })

  it('is composed with exactly one h1', () => {
    expect(pages.filter(({ html }) => html.match(/<h1/g)?.length !== 1).map(page => page.address)).toEqual([])
  })

  it('never skips a level of heading', () => {
    const skipping = pages.filter(({ html }) => {
      const levels = Array.from(html.matchAll(/<h(\d)/g), match => Number(match[1]))
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
    })
    expect(skipping.map(page => page.address)).toEqual([])
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

  it('links only to addresses and anchors that exist', () => {
    const known = new Set([
      ...elsewhere,
      ...pages.flatMap(({ address, html }) => [
        address,
        ...valuesOf(html, 'id').map(id => `${address}#${id}`),
      ]),
    ])
    const dead = pages.flatMap(({ address, html }) =>
      linksOf(html)
        .filter(href => !/^(mailto|tel):/.test(href))
        .map(href => (href.startsWith('#') && href !== '#get-started' ? address + href : href))
        .map(href => href.replace(/\?[^#]*/, ''))
        .filter(href => !known.has(href) && !isFile(path.join(__dirname, 'public', href)))
        .map(href => `${address} -> ${href}`),
    )
    expect(dead).toEqual([])
  })

  it('shows only pictures that are there', () => {
    const folder = path.join(__dirname, 'public')
    const missing = pages.flatMap(({ address, html }) =>
      valuesOf(html, 'src')
        .filter(src => !existsSync(path.join(folder, src)))
        .map(src => `${address} -> ${src}`),
    )
    expect(missing).toEqual([])
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
