import type { APIRequestContext, Page } from '@playwright/test'
import { getFullTestTag } from '../full-tests.ts'
import { readLinks } from '../site-tests/read-links.ts'
import { waitUntilInteractive, openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { findElementIds, crawlSite } from './crawl.ts'
import { labAnchors, publicPages } from './public-pages.ts'

/** Reads the text in the page's `main`, without white space. */
async function words(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  return text.replace(/\s+/g, ' ').trim()
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts()

for (const { path, title } of publicPages) {
  test(
    `Visitors read all of ${path} with and without scripts, and see its pictures`,
    getFullTestTag(path === '/news/2'),
    async ({ page, withoutScripts }) => {
      for (const visitor of [withoutScripts, page]) {
        const response = await visitor.goto(path)
        expect(response?.status()).toBe(200)
        await expect(visitor).toHaveTitle(title)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/\S{2}/)
        await expect(visitor.locator('#get-started')).toHaveCount(1)
        await expect(visitor.locator('meta[name="description"]')).toHaveCount(1)
        await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          /^\S.{48,168}\S$/,
        )
        expect((await words(visitor)).length).toBeGreaterThan(400)
        await expect(visitor.getByText('Loading…')).toHaveCount(0)
      }
      await waitUntilInteractive(page)
      expect(await headings(page)).toEqual(await headings(withoutScripts))
      await expectAllPictures(page)
    },
  )
}

async function expectAllPictures(page: Page): Promise<void> {
  const pictures = page.locator('img')
  // Every page has the logo at its top and at its end.
  expect(await pictures.count()).toBeGreaterThanOrEqual(2)
  // Load all pictures, since most are lazy and load only when they are near.
  await pictures.evaluateAll(images => images.forEach(image => image.setAttribute('loading', 'eager')))
  const missing = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
    )
  await expect.poll(missing).toEqual([])
}

test('Visitors reach every page from the home page, and no link leads nowhere', async ({ request, site }) => {
  const { pages, links } = await crawlSite(request, site)
  expect([...pages.keys()]).toEqual(expect.arrayContaining(publicPages.map(({ path }) => path)))
  expect([...pages.keys()]).toEqual(expect.arrayContaining(await addressesInSitemap(request)))

  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)
  expect(
    dead.map(path => [path, links.filter(({ href }) => href.startsWith(path)).map(({ from }) => from)]),
  ).toEqual([])
  expect(
    links.filter(({ href }) => href === ''),
    'links without an address',
  ).toEqual([])

  const resolved = links.map(link => ({ ...link, url: new URL(link.href, site + link.from) }))
  const anchored = resolved.filter(({ url }) => url.origin === site && url.hash !== '')
  expect(anchored.length).toBeGreaterThan(publicPages.length)
  const lost = anchored.filter(({ url }) => {
    const html = pages.get(url.pathname + url.search)?.html ?? ''
    return !findElementIds(html).has(decodeURIComponent(url.hash.slice(1)))
  })
  expect(
    lost.map(({ from, href }) => `${from}: ${href}`),
    'anchors that do not exist',
  ).toEqual([])

  const outside = resolved.filter(({ url }) => url.protocol.startsWith('http') && url.origin !== site)
  expect(outside.length).toBeGreaterThan(publicPages.length)
  const handsOver = outside.filter(({ rel }) => !rel.split(' ').includes('noopener'))
  expect(handsOver, 'links that hand another site the window').toEqual([])
})

async function addressesInSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(paths.length).toBeGreaterThan(publicPages.length)
  return paths
}

test('Visitors find the company and its pages below every page', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  const group = (name: string) => readLinks(footer.getByRole('navigation', { name }).getByRole('link'))
  expect(await group('Quick Links')).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['About Us', '/about'],
    ['News & Updates', '/news'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ])
  expect((await group('Our Services')).map(([, address]) => address)).toEqual(
    labAnchors.map(lab => `/services#${lab}`),
  )
  const all = (await readLinks(footer.getByRole('link'))).map(([, address]) => address)
  expect(all).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/sitemap']))
  for (const network of ['Instagram', 'YouTube', 'LinkedIn'])
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:\/\/www\./)
  await expect(footer).toContainText(
    'Providing innovative STEM education solutions for the next generation of problem solvers, inventors and creators.',
  )
  await expect(footer.locator('address')).toContainText('Ahmedabad')
  await expect(footer.getByRole('link', { name: '+91 79 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+917900000000',
  )
  await expect(footer.getByRole('link', { name: 'hello@kutuhal.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kutuhal.example',
  )
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Kutuhal`)
})

test('Visitors in a later year than the release read that year', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-06-01'))
  await openPage(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('© 2041 Kutuhal')
})
