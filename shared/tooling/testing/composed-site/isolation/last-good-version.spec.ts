import type { Page } from '@playwright/test'
import { getFullTestTag } from '../../full-tests.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expectSameDocument, markDocument } from '../../site-tests/document.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { startBreakableSite, type BreakableSite } from './fixtures/breakable-site.ts'
import { findContactForm, findRequiredFields } from '../remote-expectations.ts'
import { recordConsoleLines } from './fixtures/console-lines.ts'
import { simulatedFaults } from './fixtures/faults.ts'
import { createRemoteExportPatches } from './fixtures/forged-release.ts'
import {
  chatRemote,
  contactRemote,
  contentRemote,
  remotesWithPages,
  type RemoteWithPage,
} from './fixtures/remotes-with-pages.ts'
import { expectAlwaysReadable, watchReadability } from './fixtures/readable-watch.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'
import { openSecondWindow } from './fixtures/second-window.ts'

declare global {
  interface Window {
    /** How often the previous release received data that the pinned release had composed. */
    mixedUp?: number
  }
}

// The test checks all console lines itself (console-lines.ts).
test.use({ allowedNoise: /^/, contextOptions: { reducedMotion: 'reduce' } })

/** Makes the previous release count how often it receives data of the pinned release. */
const before = createRemoteExportPatches(`remote => ({
  ...remote,
  pages: Object.fromEntries(Object.entries(remote.pages).map(([name, load]) => [name, async () => {
    const { page } = await load()
    const resume = data => {
      globalThis.mixedUp = (globalThis.mixedUp ?? 0) + 1
      return page.resume(data)
    }
    return { page: { ...page, resume } }
  }])),
})`)

/**
 * Faults of the release itself. Only after these does the previous release take over: if the network fails,
 * the previous release would fail, too.
 */
const blamedFaults = simulatedFaults.filter(fault => fault.of === 'release')

for (const part of remotesWithPages) {
  for (const { name, breakSite } of blamedFaults) {
    const isInEveryTest = part.remote === 'mf-maze' && name.includes('rendering')
    test(
      `Visitors of ${part.path} get the release before when ${name}`,
      getFullTestTag(isInEveryTest),
      async ({ page, request }) => {
        const site = await startBreakableSite(request, part.remote, before)
        await breakSite(site)
        const passing = await openSecondWindow(page)
        await Promise.all([arrive(page, site, part), goThere(passing, site, part)])
        await site.close()
      },
    )
  }
}

for (const { name, breakSite } of blamedFaults.filter(fault => /gone|throws in/.test(fault.name))) {
  test(`Visitors get the chat before when ${name}`, { tag: '@full' }, async ({ page, request }) => {
    const site = await startBreakableSite(request, chatRemote.remote, before)
    await breakSite(site)
    await goThere(page, site, chatRemote)
    await site.close()
  })
}

test(
  'Visitors keep what they have written when the release before takes over',
  { tag: '@full' },
  async ({ page, request }) => {
    const site = await startBreakableSite(request, contactRemote.remote, before)
    site.breakNetwork(() => ({ status: 404, type: 'text/plain', body: 'Not found.' }))
    let letCome = () => {}
    const written = new Promise<void>(resolve => (letCome = resolve))
    await page.route(/0\.9\.0-before/, async route => {
      await written
      await route.continue()
    })
    await collectSiteReports(page)
    // Do not wait for the load event, which may come only after the files that this test holds back.
    await page.goto(site.address + contactRemote.path, { waitUntil: 'domcontentloaded' })
    const name = findContactForm(page).getByRole('textbox').first()
    await name.fill('Asha')
    letCome()
    await expect.poll(() => readSiteReports(page, 'error')).toHaveLength(1)
    await findContactForm(page).locator('button[type="submit"]').click()
    // The form has kept the name, so only the next field, which is empty, is invalid.
    await expect(findRequiredFields(page).nth(1)).toHaveAttribute('aria-invalid', 'true')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveValue('Asha')
    await site.close()
  },
)

test(
  'Visitors go on from page to page of the release before',
  { tag: '@full' },
  async ({ page, request }) => {
    const site = await startBreakableSite(request, contentRemote.remote, before)
    site.breakNetwork(() => ({ status: 404, type: 'text/plain', body: 'Not found.' }))
    await arrive(page, site, contentRemote)
    await markDocument(page)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/news\/\w+/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('main')).toContainText('Become a Partner')
    await expectSameDocument(page)
    expect(await readSiteReports(page, 'error')).toHaveLength(1)
  },
)

async function arrive(page: Page, site: BreakableSite, part: RemoteWithPage): Promise<void> {
  const console = recordConsoleLines(page)
  await collectSiteReports(page)
  await watchReadability(page, site.address + part.path)
  await page.goto(site.address + part.path, { waitUntil: 'domcontentloaded' })
  await markDocument(page)
  await expectTakeOver(page, site, part, part.path)
  await expectAlwaysReadable(page)
  await console.expectOnly(takeOver(site, part))
}

async function goThere(page: Page, site: BreakableSite, part: RemoteWithPage): Promise<void> {
  const console = recordConsoleLines(page)
  await collectSiteReports(page)
  // `openPage` waits for hydration. Before hydration, a click on a link would load a new document.
  await openPage(page, site.address + part.before)
  await markDocument(page)
  await part.goThere(page)
  await expectTakeOver(page, site, part, part.path)
  await console.expectOnly(takeOver(site, part))
}

async function expectTakeOver(
  page: Page,
  site: BreakableSite,
  part: RemoteWithPage,
  path: string,
): Promise<void> {
  // Wait for the report, since the composed page is visible even before the earlier release has rendered.
  await expect.poll(() => readSiteReports(page, 'error')).toHaveLength(1)
  await part.use(page)
  expect(await readSiteReports(page, 'error')).toEqual([
    expect.objectContaining({ release: site.release, takenOverBy: `${part.remote}@0.9.0-before`, path }),
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeHidden()
  await expectSameDocument(page)
  expect(await page.evaluate(() => window.mixedUp), 'code that got data of another release').toBeUndefined()
}

/** Returns a pattern for the expected console line, which names both releases and says what to do. */
function takeOver({ release }: BreakableSite, { remote }: RemoteWithPage): RegExp {
  const escaped = release.replaceAll('.', '\\.')
  return new RegExp(
    `^${escaped} failed: .+ ${remote}@0\\.9\\.0-before has taken over .+ npm run release -- rollback ${remote}$`,
  )
}
