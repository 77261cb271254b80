import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { runReleaseCommand } from '../../release/fixtures/release-command.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestDeployment } from '../../release/store/deployments.ts'
import { releaseFolder } from '@kutuhal/release/store/store.ts'
import { expectQuietConsole } from '../browser-tests.ts'
import { createStoreWithLiveReleases } from '../releases/released-store.ts'
import { republishRelease } from '../releases/republish-release.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'

const VERSIONS = ['9.0.0', '9.0.1']
const VISITORS = 3
const ARRIVALS = ['/', '/news/2', '/robot-maze', '/contact', '/blog/1']
const LINKS = ['/robot-maze', '/contact', '/news', '/courses', '/blog', '/about', '/services']

test('Visitors notice nothing while every remote is released', async ({ browser }) => {
  test.setTimeout(600_000)
  const store = await createStoreWithLiveReleases()
  const server = await serveSite(store)
  try {
    const baseURL = await server.listen({ port: 0, host: 'localhost' })
    let isOver = false
    const all = Array.from({ length: VISITORS }, async (_, number) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      const page = await context.newPage()
      let rounds = 0
      await expectQuietConsole(context, /(?!)/, async () => {
        for (; !isOver; rounds += 1) await visit(page, number + rounds)
      })
      await context.close()
      return rounds
    })
    const { shell, ...remotes } = (await newestDeployment(store))?.plan.pins ?? {}
    expect(shell).toBeDefined()
    for (const version of VERSIONS)
      for (const [app, built] of Object.entries(remotes)) {
        await republishRelease(store, releaseFolder(store, app, built), version)
        // Promote in a separate process, so that the server in this process can respond meanwhile.
        await runReleaseCommand(store.folder, 'promote', `${app}@${version}`)
      }
    isOver = true
    for (const rounds of await Promise.all(all)) expect(rounds).toBeGreaterThan(1)
  } finally {
    await server.close()
    rmSync(store.folder, { recursive: true })
  }
})

/** Loads a page, and follows three links inside the site; each page has to appear. */
async function visit(page: Page, round: number): Promise<void> {
  await openPage(page, ARRIVALS[round % ARRIVALS.length] ?? '/')
  for (let step = 0; step < 3; step += 1) {
    const next = LINKS[(round * 3 + step) % LINKS.length] ?? '/'
    // Add and click the link in one step, since a navigation may replace the page between two steps.
    await page.evaluate(path => {
      const link = Object.assign(document.createElement('a'), { href: path })
      document.body.append(link)
      link.click()
      link.remove()
    }, next)
    await page.waitForURL(`**${next}`, { waitUntil: 'commit' })
    await expect(page.locator('[data-page] h1')).toBeVisible()
  }
}
