import { readFileSync } from 'node:fs'
import { site as company } from '@kutuhal/contract'
import { parse, type HTMLElement } from 'node-html-parser'
import { workingTreeSite, type ComposedDocument } from './fixtures/working-tree-site.ts'
import { wordsIn } from './previews/jpeg-words.ts'

/** What search engines, link previews and feed readers are told, against what visitors see. */
const site = workingTreeSite()
const canonical = (address: string) => new URL(address, company.url).href

/** A thing of schema.org as it stands in the HTML. */
type Thing = Readonly<Record<string, unknown>>

const pageAt = (address: string): ComposedDocument => {
  const page = site.pages.find(each => each.path === address)
  if (!page) throw new Error(`The site has no page ${address}.`)
  return page
}
const pagesBelow = (list: string) => site.pages.filter(page => page.path.startsWith(`${list}/`))
const meta = ({ document }: ComposedDocument, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
const h1Of = ({ document }: ComposedDocument) => tidy(document.querySelector('h1')?.text)
const tidy = (text = '') => text.replace(/\s+/g, ' ').trim()
/** What a visitor can read: text only, without the data that stands in the document too. */
const shown = ({ document }: ComposedDocument) =>
  tidy(parse(document.querySelector('main')?.outerHTML.replaceAll('<', ' <') ?? '').text)
/** Those of the facts that the page does not show. */
const unseen = (page: ComposedDocument, ...facts: readonly unknown[]) =>
  facts.filter(fact => typeof fact !== 'string' || fact === '' || !shown(page).includes(fact))

function thingsOf({ document }: ComposedDocument): readonly Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  const [graph] = blocks.map(block => JSON.parse(block.text) as Thing)
  if (blocks.length !== 1 || !Array.isArray(graph?.['@graph'])) throw new Error('Not one graph.')
  return graph['@graph'] as Thing[]
}
const thingOf = (page: ComposedDocument, type: string): Thing | undefined =>
  thingsOf(page).find(thing => thing['@type'] === type)

describe('every page', () => {
  it.each(site.pages.map(page => [page.path, page] as const))(
    'says what it is in its head: %s',
    (address, page) => {
      const { document } = page
      const link = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
      expect(link('canonical')).toBe(canonical(address))
      expect(meta(page, 'og:url')).toBe(canonical(address))
      expect(meta(page, 'og:description')).toBe(meta(page, 'description'))
      expect(meta(page, 'og:site_name')).toBe(company.brand)
      expect(meta(page, 'twitter:card')).toBe('summary_large_image')
      expect(link('alternate')).toBe('/feed.xml')
      expect(link('manifest')).toBe('/site.webmanifest')
      expect(site.releaseFile(link('apple-touch-icon') ?? '')).toBeDefined()
      const isItem = address.split('/').length > 2
      if (isItem) expect(meta(page, 'og:title')).toBe(h1Of(page))
      expect(meta(page, 'og:type')).toBe(/^\/(news|blog)\/./.test(address) ? 'article' : 'website')
    },
  )

  it.each(site.pages.map(page => [page.path, page] as const))(
    'has a picture of its own that says what its h1 says: %s',
    (_, page) => {
      const address = meta(page, 'og:image') ?? ''
      expect(address).toMatch(canonical('/apps/'))
      const file = site.releaseFile(new URL(address).pathname)
      const jpeg = readFileSync(file ?? `no file ${address}`)
      // Otherwise draw it again: npm run previews.
      expect(wordsIn(jpeg)).toBe(h1Of(page))
      expect(sizeOf(jpeg)).toEqual([1200, 630])
      expect(jpeg.length).toBeLessThan(100_000)
      const sharing = site.pages.filter(other => meta(other, 'og:image') === address)
      expect(sharing.length).toBe(1)
    },
  )

  it('but home says the way to it, in the words of the menus and of its h1', () => {
    for (const page of site.pages) {
      const way = thingOf(page, 'BreadcrumbList')
      if (page.path === '/') {
        expect(way).toBeUndefined()
        continue
      }
      const steps = way?.['itemListElement'] as { name: string; item: string; position: number }[]
      const segments = page.path.split('/')
      expect(steps.map(({ item }) => item)).toEqual(
        ['/', ...segments.slice(1).map((_, index) => segments.slice(0, index + 2).join('/'))].map(canonical),
      )
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      const [, list] = steps
      const menu = menuWords(page.document, new URL(list?.item ?? '').pathname)
      if (menu.length > 0) expect(menu).toContain(list?.name)
      if (steps.length === 3) expect(steps[2]?.name).toBe(h1Of(page))
    }
  })

  it('keeps the document for unknown addresses out of all this', () => {
    expect(meta(site.notFound, 'robots')).toBe('noindex')
    expect(site.notFound.html).not.toMatch(/og:|ld\+json|rel="canonical"/)
    expect(site.pages.filter(page => meta(page, 'robots') !== undefined)).toEqual([])
  })
})

function menuWords(document: HTMLElement, address: string): string[] {
  return document
    .querySelectorAll(`header a[href="${address}"], footer a[href="${address}"]`)
    .map(a => tidy(a.text))
}

describe('what pages say in the words of schema.org', () => {
  it('is on home who the company is, as the footer shows it', () => {
    const home = pageAt('/')
    const footer = tidy(home.document.querySelector('footer')?.text)
    const thing = thingOf(home, 'Organization')
    expect(thing).toMatchObject({ name: company.brand, url: canonical('/') })
    const address = thing?.['address'] as Thing
    for (const fact of [
      thing?.['email'],
      thing?.['telephone'],
      address['postalCode'],
      address['addressLocality'],
    ]) {
      expect(footer).toContain(fact)
    }
    for (const profile of thing?.['sameAs'] as string[]) {
      expect(home.document.querySelector(`footer a[href="${profile}"]`)).not.toBeNull()
    }
    expect(site.releaseFile(new URL(String(thing?.['logo'])).pathname)).toBeDefined()
  })

  it.each(pagesBelow('/courses').map(page => [page.path, page] as const))(
    'is the course, its price and rating: %s',
    (_, page) => {
      const course = thingOf(page, 'Course')
      const text = shown(page)
      expect(course).toMatchObject({ name: h1Of(page), url: canonical(page.path) })
      const offer = course?.['offers'] as Thing
      expect(offer['priceCurrency']).toBe('INR')
      const prices = page.document
        .querySelector('aside[aria-label="Price and dates"]')
        ?.text.match(/₹[\d,]+/g)
      expect(prices).toEqual([`₹${String(offer['price'])}`])
      const { instructor } = course?.['hasCourseInstance'] as { instructor: Thing }
      expect(unseen(page, course?.['description'], course?.['educationalLevel'], instructor['name'])).toEqual(
        [],
      )
      const [, rated, reviews] = /([\d.]+) out of 5\s*(\d+) reviews/.exec(text) ?? []
      const rating = course?.['aggregateRating'] as Thing | undefined
      expect([rating?.['ratingValue'], rating?.['reviewCount']]).toEqual(
        rated === undefined ? [undefined, undefined] : [Number(rated), Number(reviews)],
      )
      expect(text.includes('Not rated yet')).toBe(rating === undefined)
    },
  )

  it.each([...pagesBelow('/news'), ...pagesBelow('/blog')].map(page => [page.path, page] as const))(
    'is the article, its date and author: %s',
    (address, page) => {
      const isNews = address.startsWith('/news')
      const article = thingOf(page, isNews ? 'NewsArticle' : 'BlogPosting')
      expect(article).toMatchObject({ headline: h1Of(page), url: canonical(address) })
      expect(unseen(isNews ? page : pageAt('/blog'), article?.['description'])).toEqual([])
      const date = page.document.querySelector('header time, time')?.getAttribute('datetime')
      expect([article?.['datePublished'], meta(page, 'article:published_time')]).toEqual([date, date])
      const author = article?.['author'] as Thing
      if (isNews) expect(author['name']).toBe(company.brand)
      else expect(unseen(page, author['name'], author['jobTitle'], article?.['articleSection'])).toEqual([])
      for (const image of article?.['image'] as string[]) {
        expect([image, site.releaseFile(new URL(image).pathname)]).not.toContain(undefined)
      }
    },
  )

  it('is on the contact page every question with its answer', () => {
    const page = pageAt('/contact')
    const visible = page.document.querySelectorAll('#faq details').map(entry => ({
      question: tidy(entry.querySelector('summary')?.text),
      answer: tidy(entry.querySelector('p')?.text),
    }))
    const said = (thingOf(page, 'FAQPage')?.['mainEntity'] as { name: string; acceptedAnswer: Thing }[]).map(
      ({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer['text'] }),
    )
    expect(said).toEqual(visible)
    expect(said.length).toBe(4)
  })

  it('is nothing that the scripts of a page carry along', () => {
    const scripts = site.pages.flatMap(({ document }) =>
      document
        .querySelectorAll('script[src], link[as="script"]')
        .map(tag => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''),
    )
    const telling = [...new Set(scripts)].filter(script =>
      /schema\.org|NewsArticle|FAQPage|AggregateRating|og:image/.test(
        readFileSync(site.releaseFile(script) ?? script, 'utf8'),
      ),
    )
    expect(scripts.length).toBeGreaterThan(100)
    expect(telling).toEqual([])
  })
})

describe('the files beside the pages', () => {
  const addresses = site.pages.map(page => canonical(page.path)).sort()

  it('list every page in the sitemap, with the date of those that have one', () => {
    const urls = parse(site.file('sitemap.xml')).querySelectorAll('url')
    expect(urls.map(url => url.querySelector('loc')?.text).sort()).toEqual(addresses)
    for (const url of urls) {
      const page = pageAt(new URL(url.querySelector('loc')?.text ?? '').pathname)
      expect(url.querySelector('lastmod')?.text).toBe(meta(page, 'article:published_time'))
    }
  })

  it('name the sitemap to robots, and keep them from nothing', () => {
    const robots = site.file('robots.txt')
    expect(robots).toContain(`Sitemap: ${canonical('/sitemap.xml')}`)
    expect(robots).not.toContain('Disallow')
  })

  it('give every news article and blog post to feed readers, newest first, as its page shows it', () => {
    const entries = parse(site.file('feed.xml').replaceAll('<link ', '<a ')).querySelectorAll('entry')
    expect(entries.length).toBe(pagesBelow('/news').length + pagesBelow('/blog').length)
    const dates = entries.map(entry => entry.querySelector('published')?.text ?? '')
    expect(dates).toEqual([...dates].sort().reverse())
    for (const entry of entries) {
      const page = pageAt(new URL(entry.querySelector('id')?.text ?? '').pathname)
      expect(entry.querySelector('title')?.text).toBe(h1Of(page))
      expect(entry.querySelector('summary')?.text).toBe(meta(page, 'description'))
      expect(entry.querySelector('published')?.text.slice(0, 10)).toBe(meta(page, 'article:published_time'))
      const author = entry.querySelector('author name')?.text
      if (author) expect(unseen(page, author)).toEqual([])
    }
  })

  it('say to home screens who this is, with icons of the sizes that they name', () => {
    const manifest = JSON.parse(site.file('site.webmanifest')) as {
      name: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest.name).toContain(company.brand)
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(site.releaseFile(src) ?? src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})

/** Width and height as the frame header of a JPEG file says (ITU T.81, B.2.2). */
function sizeOf(jpeg: Buffer): [number, number] | undefined {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (/^c[0-2]$/.test(jpeg.readUInt8(at + 1).toString(16)))
      return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return undefined
}
