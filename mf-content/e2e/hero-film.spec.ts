import type { Page } from '@playwright/test'
import { emulateConnection } from '@kutuhal/testing/site-tests/network.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const LARGEST_FILM = 300_000

const film = (page: Page) => page.locator('main video')

test('Visitors see a short film that loops without sound and can be paused', async ({ page }) => {
  const answer = page.waitForResponse(/\/media\/hero\/hero\./)
  await openPage(page, '/')
  // The whole film or a part: both answers state the total size.
  const { 'content-range': range, 'content-length': length } = (await answer).headers()
  expect(Number(range?.split('/')[1] ?? length)).toBeLessThan(LARGEST_FILM)

  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible()
  const { duration, ...traits } = await film(page).evaluate((video: HTMLVideoElement) => ({
    duration: video.duration,
    muted: video.muted,
    loop: video.loop,
    playsInline: video.playsInline,
    paused: video.paused,
  }))
  expect(traits).toEqual({ muted: true, loop: true, playsInline: true, paused: false })
  expect(duration).toBeGreaterThanOrEqual(6)
  expect(duration).toBeLessThanOrEqual(10)

  // The text covers a part of the film.
  await page.setViewportSize({ width: 900, height: 800 })
  await page.getByRole('button', { name: 'Pause film' }).click()
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
})

const preferences = [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['less data', (page: Page) => emulateConnection(page, { saveData: true })],
] as const

for (const [preference, ask] of preferences) {
  test(
    `Visitors who ask for ${preference} get its first picture and nothing else`,
    { tag: '@full' },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await ask(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      // Visitors who save data get scripts only after the first interaction.
      await page.getByRole('button', { name: 'Open chat assistant' }).focus()
      await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
      // Last, because before the scripts run, nothing can ask for the film.
      const media = asked.filter(url => url.includes('/media/hero/'))
      expect(media).toEqual([expect.stringMatching(/poster-\d+\.avif$/)])
    },
  )
}
