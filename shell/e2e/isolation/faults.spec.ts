import type { Page } from '@playwright/test'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { breakableSite, type BreakableSite } from './breakable-site.ts'
import { consoleLines } from './console-lines.ts'
import { faults } from './faults.ts'
import { chatPart, expectTheRestToWork, pageParts, type Part } from './parts.ts'
import { expectNoticeInTime, noticeOf, watchNotice } from './notice-watch.ts'
import { expectReadableAllTheTime, watchReadability } from './readable-watch.ts'
import { windowBeside } from './two-windows.ts'

// Every line is looked at here (console-lines.ts).
test.use({ allowedNoise: /^/, contextOptions: { reducedMotion: 'reduce' } })

for (const part of pageParts) {
  for (const { name, breakSite } of faults) {
    test(`${part.remote} is a local event when ${name}`, async ({ page, request }) => {
      const site = await breakableSite(request, part.remote)
      await breakSite(site)
      const passing = await windowBeside(page)
      await Promise.all([arrive(page, site, part), goThere(passing, site, part)])
      await site.heal()
      await Promise.all([retry(page, part), retry(passing, part)])
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

async function arrive(page: Page, site: BreakableSite, part: Part): Promise<void> {
  const console = consoleLines(page)
  await watchReadability(page, site.address + part.path)
  await watchNotice(page)
  await page.goto(site.address + part.path, { waitUntil: 'domcontentloaded' })
  await expectNoticeInTime(page)
  await expectTheRestToWork(page, part)
  await expectReadableAllTheTime(page)
  await console.expectOnly(failureOf(site, part))
}

async function goThere(page: Page, site: BreakableSite, part: Part): Promise<void> {
  const console = consoleLines(page)
  await watchNotice(page)
  await page.goto(site.address + part.before)
  await part.goThere(page)
  await expectNoticeInTime(page)
  await expectTheRestToWork(page, part)
  await console.expectOnly(failureOf(site, part))
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
