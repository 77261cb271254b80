import { readFileSync } from 'node:fs'
import { site as company } from '@kutuhal/contract'
import { getTranslatedPath, isLanguageCode, languages } from '@kutuhal/contract/languages.ts'
import { shortHash } from '@kutuhal/build/hashes.ts'
import { readPictureSource } from '@kutuhal/drawings/previews/picture-source.ts'
import {
  toCanonicalUrl,
  getH1Text,
  getMetaContent,
  listAlternates,
  composedSite,
} from '../../testing/composed-pages.ts'

describe('every page', () => {
  it.each(composedSite.pages.map(page => [page.path, page] as const))(
    'says what it is in its head: %s',
    (address, page) => {
      const { document } = page
      const link = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
      expect(link('canonical')).toBe(toCanonicalUrl(address))
      expect(getMetaContent(page, 'og:url')).toBe(toCanonicalUrl(address))
      expect(getMetaContent(page, 'og:description')).toBe(getMetaContent(page, 'description'))
      expect(getMetaContent(page, 'og:site_name')).toBe(company.brand)
      expect(getMetaContent(page, 'twitter:card')).toBe('summary_large_image')
      expect(link('alternate')).toBe('/feed.xml')
      expect(link('manifest')).toBe('/site.webmanifest')
      expect(composedSite.releaseFile(link('apple-touch-icon') ?? '')).toBeDefined()
      const isItem = address.split('/').length > 2
      if (isItem) expect(getMetaContent(page, 'og:title')).toBe(getH1Text(page))
      expect(getMetaContent(page, 'og:type')).toBe(/^\/(news|blog)\/./.test(address) ? 'article' : 'website')
    },
  )

  it('tells editors how to show it on pages of others, if it is the maze', () => {
    const offers = composedSite.pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('link[type="application/json+oembed"]')
        .map(link => [path, link.getAttribute('href')]),
    )
    expect(offers).toEqual([['/robot-maze', toCanonicalUrl('/embed/mf-maze@v1/oembed.json')]])
  })

  it.each(composedSite.pages.map(page => [page.path, page] as const))(
    'has a picture of its own that shows its h1 and a picture of it: %s',
    (_, page) => {
      const address = getMetaContent(page, 'og:image') ?? ''
      expect(address).toMatch(toCanonicalUrl('/apps/'))
      const file = composedSite.releaseFile(new URL(address).pathname)
      const jpeg = readFileSync(file ?? `no file ${address}`)
      // If this fails, the page has changed since its preview was drawn. Draw it again: npm run lab --
      // previews.
      const words = getH1Text(page)
      const pictures = page.document.querySelectorAll('main img')
      const possible = pictures.map(({ attrs }) => ({ words, art: fingerprintAt(attrs.src) }))
      expect(pictures.length > 0 ? possible : [{ words }]).toContainEqual(readPictureSource(jpeg))
      expect(sizeOf(jpeg)).toEqual([1200, 630])
      expect(jpeg.length).toBeLessThan(100_000)
      const sharing = composedSite.pages.filter(other => getMetaContent(other, 'og:image') === address)
      expect(sharing.length).toBe(1)
    },
  )

  it.each(composedSite.pages.map(page => [page.path, page] as const))(
    'names all languages that it exists in, and its own: %s',
    (address, page) => {
      const paths = composedSite.pages.map(({ path }) => path)
      const english = address.replace(/^\/(\w+)(?=\/)/, (start, code: string) =>
        isLanguageCode(code) ? '' : start,
      )
      const existing = Object.keys(languages)
        .filter(isLanguageCode)
        .map(code => [languages[code], getTranslatedPath(english, code)] as const)
        .filter(([, path]) => paths.includes(path))
      const expected = existing.length > 1 ? [...existing, ['x-default', english] as const] : []
      expect(listAlternates(page)).toEqual(expected.map(([tag, path]) => [tag, toCanonicalUrl(path)]))
      const [tag] = existing.find(([, path]) => path === address) ?? []
      expect(page.document.querySelector('html')?.getAttribute('lang')).toBe(tag)
    },
  )

  it('keeps the document for unknown addresses out of all this', () => {
    expect(getMetaContent(composedSite.notFound, 'robots')).toBe('noindex')
    expect(composedSite.notFound.html).not.toMatch(/og:|ld\+json|rel="canonical"/)
    expect(composedSite.pages.filter(page => getMetaContent(page, 'robots') !== undefined)).toEqual([])
  })
})

const fingerprintAt = (address = ''): string =>
  shortHash(readFileSync(composedSite.releaseFile(address) ?? `no file ${address}`))

/** The frame header of a JPEG file: ITU T.81, B.2.2. */
function sizeOf(jpeg: Buffer): [number, number] | undefined {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (/^c[0-2]$/.test(jpeg.readUInt8(at + 1).toString(16)))
      return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return undefined
}
