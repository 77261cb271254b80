import type { BrowserContext, Page } from '@playwright/test'
import { scriptsOf } from './addresses.ts'
import { expect, test } from './site-test.ts'

/** Each remote with a page or panel of it. */
const remotes = [
  { remote: 'mf-content', path: '/about', link: 'About', text: 'Become a Partner' },
  { remote: 'mf-maze', path: '/robot-maze', link: 'Robot Maze', text: 'Move Forward' },
  { remote: 'mf-contact', path: '/contact', link: 'Contact', text: 'Opening hours' },
]

async function takeDown(context: BrowserContext, remote: string): Promise<void> {
  await context.route(scriptsOf(remote), route => route.abort('connectionrefused'))
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

for (const { remote, path, link, text } of remotes) {
  test(`Visitors can read ${path} and retry when ${remote} is gone at first load`, async ({
    page,
    context,
  }) => {
    await takeDown(context, remote)
    await page.goto(path)
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toBeVisible()
    await expect(page.locator('main')).toContainText(text)
    await expectWorkingShell(page)

    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice.getByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(page.locator('main')).toContainText(text)

    await context.unroute(scriptsOf(remote))
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
    await expect(page.locator('main')).toContainText(text)
  })

  test(`Visitors can go on and retry when ${remote} is gone on the way to ${path}`, async ({
    page,
    context,
  }) => {
    await takeDown(context, remote)
    // A page of another remote, so that nothing of this one is there yet.
    await page.goto(remote === 'mf-contact' ? '/robot-maze' : '/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await follow(page, link)
    const notice = page.getByRole('alert').filter({ hasText: 'did not load' })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectWorkingShell(page)

    await context.unroute(scriptsOf(remote))
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('main')).toContainText(text)
    await expect(notice).toBeHidden()
  })
}

test('Visitors can retry the chat when mf-chat is gone', async ({ page, context }) => {
  await takeDown(context, 'mf-chat')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The chat did not load' })
  await expect(notice).toBeVisible()
  await expectWorkingShell(page)
  await context.unroute(scriptsOf('mf-chat'))
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat assistant' })).toBeVisible()
})

async function follow(page: Page, link: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true })
  if (await main.isVisible()) return main.click()
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.locator('#solutions-menu').getByRole('link', { name: link }).click()
}
