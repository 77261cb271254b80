import type { BrowserContext, Page } from '@playwright/test'
import { SITE } from './addresses.ts'
import { expect, test } from './site-test.ts'

/** Each remote with a page or panel of it; `port` counts from the shell's. */
const remotes = [
  { remote: 'mf-content', port: 1, path: '/about', link: 'About', text: 'Become a Partner' },
  { remote: 'mf-maze', port: 3, path: '/robot-maze', link: 'Robot Maze', text: 'Move Forward' },
  { remote: 'mf-contact', port: 4, path: '/contact', link: 'Contact', text: 'Opening hours' },
]

const scriptsFrom = (port: number) => new RegExp(`^http://localhost:${SITE.port + port}/.*\\.js$`)

async function takeDown(context: BrowserContext, port: number): Promise<void> {
  await context.route(scriptsFrom(port), route => route.abort('connectionrefused'))
}

async function expectWorkingShell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Solutions' }).click()
  await expect(page.getByRole('link', { name: 'Smart Anganwadi' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toContainText('Quick Links')
}

test.use({
  allowedNoise: /ERR_CONNECTION_REFUSED|@[^ ]+ failed: |was preloaded using link preload but not used/,
})

for (const { remote, port, path, link, text } of remotes) {
  test(`Visitors can read ${path} and retry when ${remote} is gone at first load`, async ({
    page,
    context,
  }) => {
    await takeDown(context, port)
    await page.goto(path)
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toBeVisible()
    await expect(page.locator('main')).toContainText(text)
    await expectWorkingShell(page)

    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice.getByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(page.locator('main')).toContainText(text)

    await context.unroute(scriptsFrom(port))
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
    await expect(page.locator('main')).toContainText(text)
  })

  test(`Visitors can go on and retry when ${remote} is gone on the way to ${path}`, async ({
    page,
    context,
  }) => {
    await takeDown(context, port)
    // A page of another remote, so that nothing of this one is there yet.
    await page.goto(remote === 'mf-contact' ? '/robot-maze' : '/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await follow(page, link)
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectWorkingShell(page)

    await context.unroute(scriptsFrom(port))
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('main')).toContainText(text)
    await expect(notice).toBeHidden()
  })
}

test('Visitors can retry the chat when mf-chat is gone', async ({ page, context }) => {
  await takeDown(context, 2)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The chat did not load' })
  await expect(notice).toBeVisible()
  await expectWorkingShell(page)
  await context.unroute(scriptsFrom(2))
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat assistant' })).toBeVisible()
})

async function follow(page: Page, link: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true })
  if (await main.isVisible()) return main.click()
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.locator('#solutions-menu').getByRole('link', { name: link }).click()
}
