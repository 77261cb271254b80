import type { Page } from '@playwright/test'
import { openPage } from '../../site-tests/open-page.ts'
import { expectSameDocument, markDocument } from '../../site-tests/document.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { startBreakableSite } from './fixtures/breakable-site.ts'
import {
  expectSlowLoadNotice,
  findLoadFailureNotice,
  findSlowLoadNotice,
  recordNoticeTime,
} from './fixtures/notice-watch.ts'
import { chatRemote, remotesWithPages, type RemoteWithPage } from './fixtures/remotes-with-pages.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'

/** How long files are delayed: twice the time after which the shell requests a script again; ms. */
const TRICKLE = 6000

// Browsers log this if the page uses a preloaded file late, as after the shell's second request.
test.use({ allowedNoise: /preloaded using link preload/ })

// Allow more time: where documents load slowly, as on a busy computer, the shell waits longer; ms.
test.setTimeout(180_000)

const slowPages = remotesWithPages.filter(({ remote }) => remote === 'mf-maze')

for (const part of [...slowPages, chatRemote]) {
  test(`What is still arriving of ${part.remote} is not given up, and nobody is blamed`, async ({
    page,
    request,
  }) => {
    const site = await startBreakableSite(request, part.remote)
    site.breakNetwork((name, right) =>
      /^(page|panel)-/.test(name) ? { ...right, restAfter: TRICKLE } : right,
    )
    await expectToCome(page, part, site.address)
    await site.close()
  })

  test(`A server that stops in the middle of the files of ${part.remote} is asked a second time`, async ({
    page,
    request,
  }) => {
    const site = await startBreakableSite(request, part.remote)
    const asked = new Set<string>()
    site.breakNetwork((name, right) => {
      if (asked.has(name)) return right
      asked.add(name)
      return { ...right, restAfter: 1e9 }
    })
    await expectToCome(page, part, site.address)
    expect(asked.size).toBeGreaterThan(2)
    await site.close()
  })
}

/** Expects that slow files arrive: a notice says that loading is slow, and no failure is reported. */
async function expectToCome(page: Page, part: RemoteWithPage, site: string): Promise<void> {
  await collectSiteReports(page)
  await recordNoticeTime(page)
  await openPage(page, `${site}/contact`)
  await ask(page, part, site)
  await expectSlowLoadNotice(page)
  await expect(findLoadFailureNotice(page)).toBeHidden()
  await expect(findSlowLoadNotice(page)).toBeHidden({ timeout: 90_000 })
  await part.use(page)
  await expect(findLoadFailureNotice(page)).toBeHidden()
  expect(await readSiteReports(page, 'error')).toEqual([])
}

async function ask(page: Page, part: RemoteWithPage, site: string): Promise<void> {
  if (part === chatRemote) await part.goThere(page)
  else await page.goto(site + part.path, { waitUntil: 'commit' })
}

test.describe('without a line', () => {
  test.use({ allowedNoise: /ERR_INTERNET_DISCONNECTED|preloaded using link preload/ })

  test('A navigation says so in its place and goes on by itself; what was typed elsewhere is still there', async ({
    page,
    context,
  }) => {
    await collectSiteReports(page)
    await openPage(page, '/contact')
    await chatRemote.goThere(page)
    const question = page.getByRole('dialog', { name: 'Chat assistant' }).getByRole('textbox')
    await question.fill('Which robots do you')
    await markDocument(page)

    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is waiting for a connection')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/\/about$/)

    const headings = await page.evaluateHandle(watchHeadings)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It started with a sewing machine')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await headings.jsonValue(), 'as many as stood in the page at a time').toEqual([1])
    await expectSameDocument(page)
    await expect(question).toHaveValue('Which robots do you')
    expect(await readSiteReports(page, 'error')).toEqual([])
  })

  test('The chat says so and opens by itself', async ({ page, context }) => {
    await openPage(page, '/about')
    await context.setOffline(true)
    await chatRemote.goThere(page)
    await expect(findLoadFailureNotice(page)).toContainText('as soon as the connection is back')
    await context.setOffline(false)
    await chatRemote.use(page)
  })
})

/** Records in the page how many headings it has after each change. */
function watchHeadings(): number[] {
  const counts: number[] = []
  const watch = new MutationObserver(() => {
    const count = document.querySelectorAll('main h1').length
    if (!counts.includes(count)) counts.push(count)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return counts
}
