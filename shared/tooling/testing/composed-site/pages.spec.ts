import type { APIRequestContext } from '@playwright/test'
import { getFullTestTag } from '../full-tests.ts'
import { readLinks } from '../site-tests/document.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { crawlSite } from './crawl.ts'
import { labAnchors, publicPages } from './public-pages.ts'

/** One of each remote, an item and a translated one. */
const PAGES_IN_EVERY_TEST = ['/', '/contact', '/courses/blockzie', '/robot-maze', '/gu/courses']

for (const [which, isInEveryTest] of [
  ['each kind of page', true],
  ['every other page', false],
] as const)
  test(
    `Visitors without scripts read all of ${which}, and search engines its description`,
    getFullTestTag(isInEveryTest),
    async ({ withoutScripts: page }) => {
      const pages = publicPages.filter(({ path }) => PAGES_IN_EVERY_TEST.includes(path) === isInEveryTest)
      expect(pages.length).toBeGreaterThanOrEqual(PAGES_IN_EVERY_TEST.length)
      for (const { path, title } of pages) {
        await page.goto(path)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S{2}/)
        await expect(page.locator('#get-started')).toHaveCount(1)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^\S.{48,168}\S$/)
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400)
        await expect(page.getByText('Loading…')).toHaveCount(0)
      }
    },
  )

test('Visitors reach every page from the home page, and keep their window to themselves', async ({
  request,
  site,
}) => {
  const { paths, links } = await crawlSite(request, site)
  expect([...paths]).toEqual(expect.arrayContaining(publicPages.map(({ path }) => path)))
  expect([...paths]).toEqual(expect.arrayContaining(await addressesInSitemap(request)))

  const resolved = links.map(link => ({ ...link, url: new URL(link.href, site + link.from) }))
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
