import { expect, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

test('Typefaces are two files, asked for once the hero picture has been and a frame is there', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.addInitScript(() => {
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-frame')))
  })
  await page.goto('/')
  const typefacesAsked = () => asked.filter(url => url.endsWith('.woff2'))
  await expect.poll(() => typefacesAsked().length).toBe(2)
  await waitUntilInteractive(page)
  const typefaces = typefacesAsked()
  expect(typefaces.length).toBe(2)
  const picture = asked.findIndex(url => url.includes('/media/hero/poster'))
  expect(picture).toBeGreaterThan(0)
  expect(Math.min(...typefaces.map(url => asked.indexOf(url)))).toBeGreaterThan(picture)
  const times = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first-frame')[0]?.startTime,
    typefaces: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...times.typefaces)).toBeGreaterThan(times.frame ?? Infinity)
})

for (const { path, has, isFirst } of [
  { path: '/', has: 'a first picture', isFirst: false },
  { path: '/hi/courses', has: 'other letters', isFirst: false },
  { path: '/courses', has: 'neither', isFirst: true },
]) {
  test(`The first frame of ${path}, which has ${has}, names ${isFirst ? 'the typefaces' : 'local fonts'}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const { fontFamily } = getComputedStyle(document.body)
        performance.mark('first-frame', { detail: fontFamily })
      })
    })
    await page.goto(path)
    const fonts = await page.evaluate(() => {
      const [frame] = performance.getEntriesByName('first-frame')
      return frame instanceof PerformanceMark ? String(frame.detail) : ''
    })
    expect(fonts).not.toBe('')
    expect(fonts.includes('Figtree Variable')).toBe(isFirst)
  })
}
