import { DEVELOPMENT_REACT_SITE } from '../site-tests/addresses.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { publicPages } from './public-pages.ts'

test.use({ baseURL: DEVELOPMENT_REACT_SITE.address })

for (const { path, title } of publicPages) {
  test(`${path} hydrates without a word from React's development build`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main h1')).toHaveCount(1)
    // React marks the composed markup when it hydrates the page.
    await expect.poll(() => page.locator('[data-page]').evaluate(isOwnedByReact)).toBe(true)
  })
}

test('The styles of a document stay where they are: moved, the whole page would be styled once more', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new MutationObserver(changes => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (node instanceof HTMLStyleElement && node.sheet?.cssRules.length !== 0)
          moved.push(node.outerHTML.slice(0, 80))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect.poll(() => page.locator('[data-page]').evaluate(isOwnedByReact)).toBe(true)
  // With fewer than two style elements, the next expectation would prove nothing.
  expect(await page.locator('head > style').count()).toBeGreaterThan(1)
  expect(await page.evaluate((): unknown => Reflect.get(window, 'moved'))).toEqual([])
})

test.describe('a page whose markup is not what its code renders', () => {
  test.use({ allowedNoise: /hydrat/i })

  test('is reported, so the tests above can fail', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const heading = document.querySelector('[data-page] h1')
        if (document.readyState === 'interactive' && heading) heading.textContent = 'Something else'
      }),
    )
    const report = page.waitForEvent('console', message => message.type() === 'error')
    await page.goto('/about')
    expect((await report).text()).toMatch(/^mf-content@.*hydrat/i)
  })
})

function isOwnedByReact(element: Element): boolean {
  return Object.keys(element).some(key => key.startsWith('__react'))
}
