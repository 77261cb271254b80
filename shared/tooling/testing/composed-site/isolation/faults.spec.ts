import type { Page } from '@playwright/test'
import { getFullTestTag } from '../../full-tests.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { startBreakableSite, type BreakableSite } from './fixtures/breakable-site.ts'
import { recordConsoleLines } from './fixtures/console-lines.ts'
import { simulatedFaults, type SimulatedFault } from './fixtures/faults.ts'
import {
  chatRemote,
  expectOtherRemotesWork,
  remotesWithPages,
  type RemoteWithPage,
} from './fixtures/remotes-with-pages.ts'
import {
  expectNoticeInTime,
  findLoadFailureNotice,
  findSlowLoadNotice,
  recordNoticeTime,
} from './fixtures/notice-watch.ts'
import { startCountingErrorReports } from './fixtures/reports.ts'
import { expectReadable, expectAlwaysReadable, watchReadability } from './fixtures/readable-watch.ts'
import { openSecondWindow } from './fixtures/second-window.ts'

// The test checks all console lines itself (console-lines.ts).
test.use({ allowedNoise: /^/, contextOptions: { reducedMotion: 'reduce' } })
// Allow more time: where documents load slowly, as on a busy computer, the shell waits longer; ms.
test.setTimeout(300_000)

/** Faults affect the same shell code for every remote, so `npm test` runs only a few of these tests. */
const isInEveryTest = ({ remote }: RemoteWithPage, { name }: SimulatedFault) =>
  remote === 'mf-chat' && name.includes('404')

for (const part of [...remotesWithPages, chatRemote]) {
  for (const fault of simulatedFaults) {
    test(
      `${part.remote} is a local event when ${fault.name}`,
      getFullTestTag(isInEveryTest(part, fault)),
      async ({ page, request }) => {
        const site = await startBreakableSite(request, part.remote)
        await fault.breakSite(site)
        // Test a visit that begins on the faulty page, too, except for the chat, which has no document.
        const arriving = part === chatRemote ? [] : [await openSecondWindow(page)]
        await Promise.all([
          goThere(page, site, part, fault),
          ...arriving.map(window => arrive(window, site, part, fault)),
        ])
        await site.heal()
        await Promise.all([page, ...arriving].map(window => goOn(window, part, fault)))
        await site.close()
      },
    )
  }
}

async function arrive(
  page: Page,
  site: BreakableSite,
  part: RemoteWithPage,
  fault: SimulatedFault,
): Promise<void> {
  const console = recordConsoleLines(page)
  await watchReadability(page, site.address + part.path)
  await recordNoticeTime(page)
  await page.goto(site.address + part.path, { waitUntil: 'domcontentloaded' })
  await expectLocalEvent(page, part, fault)
  await expectAlwaysReadable(page)
  await console.expectOnly(...linesOf(fault, site, part))
}

/**
 * Navigates to the faulty remote, and checks what the visitor gets. If the navigation fails, the browser
 * loads the page's document instead; the chat has no document.
 */
async function goThere(
  page: Page,
  site: BreakableSite,
  part: RemoteWithPage,
  fault: SimulatedFault,
): Promise<void> {
  const console = recordConsoleLines(page)
  const reports = await startCountingErrorReports(page)
  await recordNoticeTime(page)
  await openPage(page, site.address + part.before)
  await part.goThere(page)
  if (part !== chatRemote) await expectReadable(page, site.address + part.path)
  await expectLocalEvent(page, part, fault)
  // Expect each line twice, except for the chat: after the failed navigation, the browser loads the page's
  // document, which logs the failure again, but does not report it again.
  const lines = linesOf(fault, site, part)
  await console.expectOnly(...lines, ...(part === chatRemote ? [] : lines))
  await expect.poll(reports).toBe(lines.length)
}

async function expectLocalEvent(page: Page, part: RemoteWithPage, fault: SimulatedFault): Promise<void> {
  await expectNoticeInTime(page, fault.of === 'slow')
  await expectOtherRemotesWork(page, part)
}

/**
 * Uses the remote after the fault. After a network fault the page recovers by itself, unless it gives up
 * first, as on a busy computer, while the visitor is using it: then Retry is pressed.
 */
async function goOn(page: Page, part: RemoteWithPage, fault: SimulatedFault): Promise<void> {
  const retry = findLoadFailureNotice(page).getByRole('button', { name: 'Retry' })
  if (fault.of === 'release') {
    await retry.click()
    await part.use(page)
  } else {
    // Without a limit, a click on a disabled button would wait for ever, and Retry would not be pressed.
    page.setDefaultTimeout(15_000)
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 5000 })
      await part.use(page)
    }).toPass({ timeout: 150_000 })
  }
  await expect(findLoadFailureNotice(page)).toBeHidden()
  await expect(findSlowLoadNotice(page)).toBeHidden()
}

/**
 * Returns the console lines that the test expects: for a faulty release, a line with the release and the
 * remedy; for other faults, none.
 */
function linesOf(fault: SimulatedFault, { release }: BreakableSite, { remote }: RemoteWithPage): RegExp[] {
  if (fault.of !== 'release') return []
  return [new RegExp(`^${release.replaceAll('.', '\\.')} failed: .+ npm run release -- rollback ${remote}$`)]
}
