import { readLinks } from '@kutuhal/testing/site-tests/document.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { newsItems } from './written-items.ts'

test('Visitors of the home page see the film and the ways on', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/')
  const film = page.locator('main video')
  await expect(film).toHaveCount(1)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Explore Our Programs' })).toHaveAttribute('href', '/services')
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByText(/^Next start: \d+ \w+$/)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Open chat assistant' })).toBeVisible()
})

test('Parents find the courses and their prices in the first view of the home page', async ({ page }) => {
  await openPage(page, '/')
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const courses = page.getByRole('main').getByRole('link', { name: /^weekend courses, ₹99 to ₹599/ })
    await expect(courses).toBeInViewport({ ratio: 1 })
    await expect(courses).toHaveAttribute('href', '/courses')
  }
})

test(
  'Visitors of the home page find three initiatives, four trainings and six featured news items',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/')
    const cards = (section: string) =>
      page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { level: 2, name: section, exact: true }) })
        .getByRole('heading', { level: 3 })
    await expect(cards('Our Collaborations')).toHaveCount(3)
    await expect(cards('Specialized Trainings')).toHaveText([
      /vocational lab/i,
      /medical camp/i,
      /skills/i,
      /career counselling/i,
    ])
    const featured = newsItems.filter(item => item.featured).slice(0, 6)
    expect(featured).toHaveLength(6)
    const shown = await readLinks(cards('Featured News').getByRole('link'))
    expect(shown.map(([, address]) => address)).toEqual(featured.map(({ path }) => path))
  },
)
