import { expectEventually, expect, test } from '../../facts-test.ts'
import { openPage, getVisibleText, getDocumentTitle } from '../on-page.ts'
import { findUnreadableTexts } from '../readable-text.ts'

/** Every route with an example, its title (product specification, point 2) and some of its text. */
const routes = [
  ['/', 'Kutuhal | STEM Education', 'Our Collaborations'],
  ['/services', 'Services | Kutuhal', 'AI Smart Lab'],
  ['/courses', 'Courses | Kutuhal', '₹599'],
  ['/courses/blockzie', /^\S+ \S.* \| Kutuhal$/, 'Enroll Now'],
  ['/contact', 'Contact | Kutuhal', '9:00 AM'],
  ['/about', 'About | Kutuhal', 'Become a Partner'],
  ['/news', 'News | Kutuhal', '18 June 2025'],
  ['/news/2', /^\S+ \S.* \| Kutuhal$/, 'More News'],
  ['/blog', 'Blog | Kutuhal', 'AI in Education'],
  ['/blog/1', /^\S+ \S.* \| Kutuhal$/, 'Comments (0)'],
  ['/robot-maze', 'Robot-maze | Kutuhal', 'Moves: 0 / 20'],
  ['/smart-anganwadi', 'Smart-anganwadi | Kutuhal', 'Anganwadi'],
  ['/labs', 'Labs | Kutuhal', 'Araria'],
  ['/waitlist', 'Waitlist | Kutuhal', 'batch'],
  ['/privacy-policy', 'Privacy-policy | Kutuhal', 'Privacy'],
  ['/terms-of-service', 'Terms-of-service | Kutuhal', 'Terms'],
  ['/sitemap', 'Sitemap | Kutuhal', 'Smart Anganwadi'],
] as const

for (const [path, title, words] of routes) {
  test(`${path} is taken over with its title and its words`, async ({ visitor }) => {
    await openPage(visitor, path)
    expect(await getDocumentTitle(visitor)).toMatch(title)
    expect(await getVisibleText(visitor, 'main')).toContain(words)
    expect(await getVisibleText(visitor, 'footer')).toContain('Ahmedabad')
    expect(await visitor.evaluate(findUnreadableTexts)).toEqual([])
  })
}

test('Every picture in sight is there', async ({ visitor }) => {
  await openPage(visitor, '/services')
  const arePictures = () =>
    [...document.images]
      .filter(({ loading }) => loading !== 'lazy')
      .map(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  await expectEventually(() => visitor.evaluate(arePictures)).not.toContain(false)
})

test.describe('an unknown address', () => {
  // The server answers with status 404, which some browsers log.
  test.use({ allowedErrors: /404/ })

  test('An unknown address is answered by a page that leads on', async ({ visitor }) => {
    await openPage(visitor, '/nowhere/at-all')
    expect(await getVisibleText(visitor, 'h1')).toBe('Page Not Found')
    expect(await getVisibleText(visitor, 'main')).toMatch(/Go to Home.*Help Me Find It/)
  })

  test('An unknown course says so', async ({ visitor }) => {
    await openPage(visitor, '/courses/999')
    await expectEventually(() => getVisibleText(visitor, 'main')).toMatch(/Course Not Found.*Go Back/)
  })

  for (const [path, list, notice] of [
    ['/news/999', '/news', 'News Item Not Found'],
    ['/blog/999', '/blog', 'Blog Post Not Found'],
  ] as const) {
    test(`${path} leads to the list with a notice`, async ({ visitor }) => {
      await openPage(visitor, path)
      await expectEventually(() => getVisibleText(visitor, 'main [role=alert]')).toContain(notice)
      expect(await visitor.evaluate(() => location.pathname)).toBe(list)
    })
  }
})
