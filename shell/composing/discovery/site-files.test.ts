import { readFileSync } from 'node:fs'
import { site as company } from '@kutuhal/contract'
import { parse } from 'node-html-parser'
import {
  toCanonicalUrl,
  getH1Text,
  getMetaContent,
  listAlternates,
  findPageByPath,
  listPagesBelow,
  composedSite,
  findUnshownFacts,
} from '../../testing/composed-pages.ts'

describe('the files next to the pages', () => {
  const addresses = composedSite.pages.map(page => toCanonicalUrl(page.path)).sort()

  it('list every page in the sitemap, with its languages, and with the date of those that have one', () => {
    const sitemap = composedSite.file('sitemap.xml').replaceAll('<xhtml:link ', '<a ')
    const urls = parse(sitemap).querySelectorAll('url')
    expect(urls.map(url => url.querySelector('loc')?.text).sort()).toEqual(addresses)
    for (const url of urls) {
      const page = findPageByPath(new URL(url.querySelector('loc')?.text ?? '').pathname)
      expect(url.querySelector('lastmod')?.text).toBe(getMetaContent(page, 'article:published_time'))
      const alternates = url.querySelectorAll('a')
      expect(alternates.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
        listAlternates(page),
      )
    }
  })

  it('name the sitemap to robots, and keep them from nothing', () => {
    const robots = composedSite.file('robots.txt')
    expect(robots).toContain(`Sitemap: ${toCanonicalUrl('/sitemap.xml')}`)
    expect(robots).not.toContain('Disallow')
  })

  it('tell who finds a hole whom to tell of it, from the facts of the company, and for less than a year', () => {
    const text = composedSite.file('security.txt')
    expect(text).toMatch(/\n$/)
    const said = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
    expect(said('Contact')).toBe(`mailto:${company.email}`)
    expect(said('Canonical')).toBe(toCanonicalUrl('/.well-known/security.txt'))
    expect(said('Preferred-Languages')).toBe('en, hi')
    const days = (Date.parse(said('Expires')) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(200)
    expect(days).toBeLessThan(367)
    const page = findPageByPath(new URL(said('Policy')).pathname)
    expect(said('Policy')).toBe(toCanonicalUrl(page.path))
    expect(findUnshownFacts(page, company.email)).toEqual([])
  })

  it('give every news article and blog post to feed readers, newest first, as its page shows it', () => {
    const entries = parse(composedSite.file('feed.xml').replaceAll('<link ', '<a ')).querySelectorAll('entry')
    expect(entries.length).toBe(listPagesBelow('/news').length + listPagesBelow('/blog').length)
    const dates = entries.map(entry => entry.querySelector('published')?.text ?? '')
    expect(dates).toEqual([...dates].sort().reverse())
    for (const entry of entries) {
      const page = findPageByPath(new URL(entry.querySelector('id')?.text ?? '').pathname)
      expect(entry.querySelector('title')?.text).toBe(getH1Text(page))
      expect(entry.querySelector('summary')?.text).toBe(getMetaContent(page, 'description'))
      expect(entry.querySelector('published')?.text.slice(0, 10)).toBe(
        getMetaContent(page, 'article:published_time'),
      )
      const author = entry.querySelector('author name')?.text
      if (author) expect(findUnshownFacts(page, author)).toEqual([])
    }
  })

  it('say to home screens who this is, with icons of the sizes that they name', () => {
    const manifest = JSON.parse(composedSite.file('site.webmanifest')) as {
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
      const png = readFileSync(composedSite.releaseFile(src) ?? src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })
})
