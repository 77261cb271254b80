import { readLinks } from '../site-tests/document.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { detailPageTitlePattern } from './public-pages.ts'

test.use({ javaScriptEnabled: false })

test('Visitors without scripts go from page to page and along the news', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveTitle('News | Kutuhal')
  for (const path of ['/news/2', '/news/3']) {
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(detailPageTitlePattern)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Drone Lab' }).click()
  await expect(page).toHaveURL('/services#drone-lab')
  await expect(page.getByRole('heading', { name: 'Drone Lab', exact: true })).toBeInViewport()
})

test('Visitors without scripts open and close the Solutions dropdown', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Solutions' })
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
  await expect(blog).toBeHidden()
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 500)]) {
    await button.click()
    await expect(blog).toBeVisible()
    await close()
    await expect(blog).toBeHidden()
  }
  await button.click()
  await blog.click()
  await expect(page).toHaveTitle('Blog | Kutuhal')
  await expect(blog).toBeHidden()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Visitors without scripts open and close the menu', { tag: '@full' }, async ({ page }) => {
    await page.goto('/about')
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
    await expect(menu).toBeHidden()
    for (const close of [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ]) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeInViewport({ ratio: 1 })
      expect(await overflow()).toBe('hidden')
      await close()
      await expect(menu).toBeHidden()
      expect(await overflow()).toBe('visible')
    }

    await page.getByRole('button', { name: 'Open menu' }).click()
    expect(await readLinks(menu.getByRole('link'))).toHaveLength(10)
    await menu.getByRole('link', { name: 'Robot Maze' }).click()
    await expect(page).toHaveTitle('Robot-maze | Kutuhal')
    await expect(menu).toBeHidden()
  })
})

test.describe('an address that the site does not have', () => {
  // The server answers with status 404, which the browser logs.
  test.use({ allowedNoise: /status of 404/ })

  test(
    'Visitors without scripts read Page Not Found and find two ways on',
    { tag: '@full' },
    async ({ page }) => {
      for (const path of ['/nowhere', '/news/999', '/courses/999']) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page).toHaveTitle(/ \| Kutuhal$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
        await expect(page.getByRole('link', { name: 'Help Me Find It' })).toHaveAttribute('href', '/contact')
        await page.getByRole('link', { name: 'Go to Home' }).click()
        await expect(page).toHaveTitle('Kutuhal | STEM Education')
      }
    },
  )
})
