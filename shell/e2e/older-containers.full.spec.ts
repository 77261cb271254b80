/**
 * Releases of shell and remotes are older and newer than one another. Before containers brought what they need, they called into the
 * federation runtime, which the shell had: those must run in a new shell, and a new container in such a shell.
 */
import type { Page } from '@playwright/test'
import { olderContainer } from '@kutuhal/release/fixtures/older-container.ts'
import { assistantOf } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { breakableSite } from './isolation/breakable-site.ts'
import { ENTRY } from './isolation/forged-release.ts'
import { compositionIn, withComposition } from './isolation/pins.ts'

const REMOTE = 'mf-chat'

test('A container that wants the federation runtime runs in a shell that has it no more', async ({
  page,
  request,
}) => {
  const site = await breakableSite(request, REMOTE)
  const older = await olderContainer(REMOTE, site.release.slice(REMOTE.length + 1))
  expect(older.get(ENTRY), 'the entry').toContain('_FEDERATION_RUNTIME_CORE')
  const changed = Object.keys(site.scripts).filter(name => older.get(name) !== site.scripts[name])
  site.breakCode(Object.fromEntries(changed.map(name => [name, () => older.get(name) ?? ''])))
  site.alterDocuments(pinnedAsBefore)
  expect(await runtimesOfOpenedChat(page, site.address)).toBe(1)
  await site.close()
})

test('A container runs in a shell that has the federation runtime', async ({ page, request }) => {
  const site = await breakableSite(request, REMOTE)
  site.alterDocuments(pinnedAsBefore)
  expect(await runtimesOfOpenedChat(page, site.address)).toBe(1)
  await site.close()
})

test('Visitors of newer containers do not load the federation runtime', async ({ page, site }) => {
  expect(await runtimesOfOpenedChat(page, site)).toBe(0)
})

/** Pins that say nothing of what the container brings: the shell then goes the way that it went before. */
function pinnedAsBefore(text: string): string {
  const composition = compositionIn(text)
  const pinned = composition.remotes[REMOTE]
  // No document shows the chat.
  if (!pinned) return text
  if (!pinned.bringsRuntime) throw new Error(`The site pins no ${REMOTE} of today.`)
  const { release, base, container, integrity } = pinned
  const pin = { release, base, container, integrity }
  return withComposition(text, { ...composition, remotes: { ...composition.remotes, [REMOTE]: pin } })
}

/** @returns how often the federation runtime came */
async function runtimesOfOpenedChat(page: Page, site: string): Promise<number> {
  let runtimes = 0
  page.on('request', request => {
    if (request.url().endsWith('/older-containers.js')) runtimes += 1
  })
  await page.goto(`${site}/about`)
  const { launcher, dialog, suggestions } = assistantOf(page)
  await launcher.click()
  await expect(dialog).toBeVisible()
  await expect(suggestions.first()).toBeVisible()
  return runtimes
}
