import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { startBreakableSite } from './fixtures/breakable-site.ts'
import { createComponentPatches } from './fixtures/forged-release.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'
import { waitTwoFrames } from '../../site-tests/document.ts'

test.describe('errors that nobody caught', () => {
  test.use({ allowedNoise: /Bad (handler|promise)/ })

  test('are reported with the release whose code they come from', async ({ page, request }) => {
    const site = await startBreakableSite(request, 'mf-maze')
    site.breakCode(
      createComponentPatches(`type => {
        addEventListener('bad-handler', () => { throw new Error('Bad handler.') })
        addEventListener('bad-promise', () => { void Promise.reject(new Error('Bad promise.')) })
        return type
      }`),
    )
    await collectSiteReports(page)
    await openPage(page, `${site.address}/robot-maze`)
    await page.evaluate(() => {
      for (const event of ['bad-handler', 'bad-promise']) dispatchEvent(new Event(event))
    })
    const origin = {
      release: site.release,
      path: '/robot-maze',
      // The generation's id may be empty: the page often knows it within a second, but reports do not wait.
      generation: expect.stringMatching(/^(\w{32})?$/),
    }
    await expect.poll(() => readSiteReports(page, 'error')).toHaveLength(2)
    expect(await readSiteReports(page, 'error')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...origin, message: expect.stringContaining('Bad handler.') }),
        expect.objectContaining({ ...origin, message: expect.stringContaining('Bad promise.') }),
      ]),
    )
    await site.close()
  })
})

test(
  'Web vitals are reported with the release of the page, and no report is sent anywhere',
  { tag: '@full' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
    await collectSiteReports(page)
    await openPage(page, '/robot-maze')
    // The first input loads the script for web vitals. The next input ends the search for the largest paint
    // (LCP).
    await page.getByRole('button', { name: 'Move Forward' }).click()
    const vitals = async () =>
      (await readSiteReports(page, 'web-vital')).map(report => Reflect.get(report, 'name') as unknown)
    // The first contentful paint is reported as soon as the script runs.
    await expect.poll(vitals).toContain('FCP')
    await page.getByRole('button', { name: 'Turn Left' }).click()
    // Wait for two frames, since the first input also lets pictures load that are near the window.
    await waitTwoFrames(page)
    const before = asked.length
    // Simulate that the visitor leaves the page, since some web vitals have their final value only then.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
    for (const report of await readSiteReports(page, 'web-vital')) {
      expect(report).toMatchObject({ path: '/robot-maze', release: expect.stringMatching(/^mf-maze@/) })
      expect(report).toMatchObject({ value: expect.any(Number), rating: expect.any(String) })
    }
    expect(asked.slice(before)).toEqual([])
    expect(asked.filter(line => !line.startsWith('GET '))).toEqual([])
  },
)
