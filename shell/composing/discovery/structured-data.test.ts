import { readFileSync } from 'node:fs'
import { site as company } from '@kutuhal/contract'
import type { DocumentScripts } from '@kutuhal/contract/composition.ts'
import type { HTMLElement } from 'node-html-parser'
import type { ComposedDocument } from '@kutuhal/testing/releases/working-tree-site.ts'
import {
  toCanonicalUrl,
  getH1Text,
  getMetaContent,
  findPageByPath,
  listPagesBelow,
  getVisibleText,
  composedSite,
  normalizeWhitespace,
  findUnshownFacts,
} from '../../testing/composed-pages.ts'

type Thing = Readonly<Record<string, unknown>>

describe('what pages say in the words of schema.org', () => {
  it('is on home who the company is, as the footer shows it', () => {
    const home = findPageByPath('/')
    const footer = normalizeWhitespace(home.document.querySelector('footer')?.text)
    const thing = thingOf(home, 'Organization')
    expect(thing).toMatchObject({ name: company.brand, url: toCanonicalUrl('/') })
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
    expect(composedSite.releaseFile(new URL(String(thing?.['logo'])).pathname)).toBeDefined()
  })

  it('is on every page but home the way to it, in the words of the menus and of its h1', () => {
    for (const page of composedSite.pages) {
      const way = thingOf(page, 'BreadcrumbList')
      if (page.path === '/') {
        expect(way).toBeUndefined()
        continue
      }
      const steps = way?.['itemListElement'] as { name: string; item: string; position: number }[]
      const segments = page.path.split('/')
      expect(steps.map(({ item }) => item)).toEqual(
        ['/', ...segments.slice(1).map((_, index) => segments.slice(0, index + 2).join('/'))]
          .filter(address => composedSite.pages.some(({ path }) => path === address))
          .map(toCanonicalUrl),
      )
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      const [, list] = steps
      const menu = menuWords(page.document, new URL(list?.item ?? '').pathname)
      // A translated page has its h1 as title.
      if (steps.length === 2 && /^\/(hi|gu)\//.test(page.path)) expect(list?.name).toBe(getH1Text(page))
      else if (menu.length > 0) expect(menu).toContain(list?.name)
      if (steps.length === 3) expect(steps[2]?.name).toBe(getH1Text(page))
    }
  })

  it.each(listPagesBelow('/courses').map(page => [page.path, page] as const))(
    'is the course, its price and rating: %s',
    (_, page) => {
      const course = thingOf(page, 'Course')
      const text = getVisibleText(page)
      expect(course).toMatchObject({ name: getH1Text(page), url: toCanonicalUrl(page.path) })
      const offer = course?.['offers'] as Thing
      expect(offer['priceCurrency']).toBe('INR')
      const prices = page.document
        .querySelector('aside[aria-label="Price and dates"]')
        ?.text.match(/₹[\d,]+/g)
      expect(prices).toEqual([`₹${String(offer['price'])}`])
      const { instructor } = course?.['hasCourseInstance'] as { instructor: Thing }
      expect(
        findUnshownFacts(page, course?.['description'], course?.['educationalLevel'], instructor['name']),
      ).toEqual([])
      const [, rated, reviews] = /([\d.]+) out of 5\s*(\d+) reviews/.exec(text) ?? []
      const rating = course?.['aggregateRating'] as Thing | undefined
      expect([rating?.['ratingValue'], rating?.['reviewCount']]).toEqual(
        rated === undefined ? [undefined, undefined] : [Number(rated), Number(reviews)],
      )
      expect(text.includes('no ratings yet')).toBe(rating === undefined)
    },
  )

  it.each([...listPagesBelow('/news'), ...listPagesBelow('/blog')].map(page => [page.path, page] as const))(
    'is the article, its date and author: %s',
    (address, page) => {
      const isNews = address.startsWith('/news')
      const article = thingOf(page, isNews ? 'NewsArticle' : 'BlogPosting')
      expect(article).toMatchObject({ headline: getH1Text(page), url: toCanonicalUrl(address) })
      expect(findUnshownFacts(isNews ? page : findPageByPath('/blog'), article?.['description'])).toEqual([])
      const date = page.document.querySelector('header time, time')?.getAttribute('datetime')
      expect([article?.['datePublished'], getMetaContent(page, 'article:published_time')]).toEqual([
        date,
        date,
      ])
      const author = article?.['author'] as Thing
      if (isNews) expect(author['name']).toBe(company.brand)
      else
        expect(
          findUnshownFacts(page, author['name'], author['jobTitle'], article?.['articleSection']),
        ).toEqual([])
      for (const image of article?.['image'] as string[]) {
        expect([image, composedSite.releaseFile(new URL(image).pathname)]).not.toContain(undefined)
      }
    },
  )

  it('is on the contact page every question with its answer', () => {
    const page = findPageByPath('/contact')
    const visible = page.document.querySelectorAll('#faq details').map(entry => ({
      question: normalizeWhitespace(entry.querySelector('summary')?.text),
      answer: normalizeWhitespace(entry.querySelector('p')?.text),
    }))
    const said = (thingOf(page, 'FAQPage')?.['mainEntity'] as { name: string; acceptedAnswer: Thing }[]).map(
      ({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer['text'] }),
    )
    expect(said).toEqual(visible)
    expect(said.length).toBe(4)
  })

  it('is on the contact page when the office is open, and where, as the page shows it', () => {
    const page = findPageByPath('/contact')
    const office = thingOf(page, 'LocalBusiness')
    expect(findUnshownFacts(page, office?.['telephone'], office?.['email'])).toEqual([])
    const hours = office?.['openingHoursSpecification'] as {
      dayOfWeek: string[]
      opens: string
      closes: string
    }[]
    const said = hours.map(({ dayOfWeek: [day = ''], opens, closes }) => [day.slice(0, 3), opens, closes])
    expect(said).toEqual([
      ['Mon', '09:00', '20:00'],
      ['Sat', '10:00', '17:00'],
    ])
    expect(findUnshownFacts(page, '9:00 AM-8:00 PM', '10:00 AM-5:00 PM')).toEqual([])
  })

  it('is on the page of the labs each lab, and for whom it is', () => {
    const page = findPageByPath('/services')
    const labs = thingOf(page, 'ItemList')?.['itemListElement'] as Thing[]
    expect(labs.length).toBe(8)
    for (const { name, audience, url } of labs) {
      const { audienceType, suggestedMinAge, suggestedMaxAge } = audience as Record<string, string>
      expect(
        findUnshownFacts(page, name, `${audienceType}, ages ${suggestedMinAge} to ${suggestedMaxAge}`),
      ).toEqual([])
      expect(page.document.querySelector(new URL(String(url)).hash)).not.toBeNull()
    }
  })

  it('is on the page about the company every figure that it shows', () => {
    const page = findPageByPath('/about')
    const figures = thingOf(page, 'LocalBusiness')?.['additionalProperty'] as Thing[]
    expect(figures.length).toBe(6)
    expect(
      findUnshownFacts(
        page,
        ...figures.flatMap(({ name, value, description }) => [name, value, description]),
      ),
    ).toEqual([])
  })

  it('is on the page of the Smart Anganwadi for which age it is', () => {
    const page = findPageByPath('/smart-anganwadi')
    expect(thingOf(page, 'Service')).toMatchObject({ audience: { suggestedMinAge: 3, suggestedMaxAge: 6 } })
    expect(findUnshownFacts(page, 'Between three and six')).toEqual([])
  })

  it('is nothing that the scripts of a page carry along', () => {
    const scripts = composedSite.pages.flatMap(({ document }) => {
      const { initial, preloaded } = JSON.parse(
        document.querySelector('#scripts')?.text ?? '',
      ) as DocumentScripts
      return [...initial, ...preloaded].map(({ url }) => url)
    })
    const telling = [...new Set(scripts)].filter(script =>
      /schema\.org|NewsArticle|FAQPage|AggregateRating|og:image/.test(
        readFileSync(composedSite.releaseFile(script) ?? script, 'utf8'),
      ),
    )
    expect(scripts.length).toBeGreaterThan(100)
    expect(telling).toEqual([])
  })
})

function thingsOf({ document }: ComposedDocument): readonly Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  const [graph] = blocks.map(block => JSON.parse(block.text) as Thing)
  if (blocks.length !== 1 || !Array.isArray(graph?.['@graph'])) throw new Error('Not one graph.')
  return graph['@graph'] as Thing[]
}

const thingOf = (page: ComposedDocument, type: string): Thing | undefined =>
  thingsOf(page).find(thing => thing['@type'] === type)

function menuWords(document: HTMLElement, address: string): string[] {
  return document
    .querySelectorAll(`header nav a[href="${address}"], footer nav a[href="${address}"]`)
    .filter(a => !a.closest('main'))
    .map(a => normalizeWhitespace(a.text))
}
