import type { Page } from '@playwright/test'
import { expect, test } from '../site-test.ts'
import { breakableSite, type BreakableSite } from './breakable-site.ts'
import { consoleLines } from './console-lines.ts'
import { faults } from './faults.ts'
import { chatPart, expectTheRestToWork, pageParts, type PagePart, type Part } from './parts.ts'
import { expectReadableAllTheTime, watchReadability } from './readable-watch.ts'

/** From the moment that the shell runs, or that a visitor follows a link; ms. */
const NOTICE_WITHIN = 4000

// Every line is looked at here (console-lines.ts).
test.use({ allowedNoise: /^/ })

for (const part of pageParts) {
  for (const { name, breakSite } of faults) {
    test(`${part.remote} is a local event when ${name}`, async ({ context, request }) => {
      const site = await breakableSite(request, part.remote)
      await breakSite(site)
      const arriving = await context.newPage()
      const passing = await context.newPage()
      await Promise.all([arrive(arriving, site, part), goThere(passing, site, part)])
      await site.heal()
      await Promise.all([retry(arriving, part), retry(passing, part)])
      await site.close()
    })
  }
}

for (const { name, breakSite } of faults) {
  test(`mf-chat is a local event when ${name}`, async ({ page, request }) => {
    const site = await breakableSite(request, chatPart.remote)
    await breakSite(site)
    await goThere(page, site, chatPart)
    await site.heal()
    await retry(page, chatPart)
    await site.close()
  })
}

async function arrive(page: Page, site: BreakableSite, part: PagePart): Promise<void> {
  const console = consoleLines(page)
  await watchReadability(page, part.text)
  // The shell runs before this event; later ones wait for scripts that hang.
  await page.goto(site.address + part.path, { waitUntil: 'domcontentloaded' })
  await expectNotice(page)
  await expectTheRestToWork(page, part)
  await expectReadableAllTheTime(page)
  await console.expectOnly(failureOf(site, part))
}

async function goThere(page: Page, site: BreakableSite, part: Part): Promise<void> {
  const console = consoleLines(page)
  await page.goto(site.address + part.before)
  await part.goThere(page)
  await expectNotice(page)
  await expectTheRestToWork(page, part)
  await console.expectOnly(failureOf(site, part))
}

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' })

function expectNotice(page: Page): Promise<void> {
  return expect(noticeOf(page).getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: NOTICE_WITHIN })
}

async function retry(page: Page, part: Part): Promise<void> {
  await noticeOf(page).getByRole('button', { name: 'Retry' }).click()
  await part.use(page)
  await expect(noticeOf(page)).toBeHidden()
}

/** One line that names the release and says what to do. */
function failureOf({ release }: BreakableSite, { remote }: Part): RegExp {
  return new RegExp(`^${release.replaceAll('.', '\\.')} failed: .+ npm run release -- rollback ${remote}$`)
}
