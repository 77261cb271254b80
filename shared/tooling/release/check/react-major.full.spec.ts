/**
 * Tests what the docs say about React's next major version. The tests use the current React with the version
 * number 20 as the next major version, and let it go live unchecked, since the check refuses it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { apps, type App } from '@kutuhal/build/apps.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { rewriteReleaseVersion } from '../../testing/releases/rewrite-release-version.ts'
import { openPage } from '@kutuhal/testing/site-tests/site-test.ts'
import { run as promote } from '../commands/verbs/promote.ts'
import { serveSite } from '../serve/serve.ts'
import type { Versions } from '../store/plan.ts'
import { resolveLocalStore } from '../store/store-location.ts'
import { readRelease, type Store } from '../store/store.ts'
import { buildReleases } from '../working-tree/build-releases.ts'
import { openBrowser } from './browser/open-browser.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const built = resolveLocalStore()
const store: Store = { folder: mkdtempSync(path.join(tmpdir(), 'react-major-')), pointer: 'live' }
/**
 * The version range of React in a remote's release.json, and the range that replaces it and allows both
 * majors.
 */
const BOTH = ['^19.0.0', '^19.0.0 || ^20.0.0'] as const
let versions: Versions = {}
let react = ''

test.setTimeout(900_000)

test.beforeAll(async () => {
  versions = await buildReleases(built, console.log)
  react =
    (await readRelease(path.join(built.folder, 'releases', 'shell', versions['shell'] ?? ''))).provided[
      'react'
    ] ?? ''
  for (const app of apps) await stamp(app, '1.0.0')
  await live(...apps.map(app => `${app}@1.0.0`))
  await stamp('shell', '2.0.0', [react, '20.0.0'])
})

test.afterAll(() => rmSync(store.folder, { recursive: true, force: true }))

/** Publishes the working tree's build of an app under a version, with one text replaced. */
async function stamp(app: App, version: string, change?: readonly [string, string]): Promise<void> {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  const source = path.join(built.folder, 'releases', app, versions[app] ?? '')
  const release = await rewriteReleaseVersion(source, version, dist, change)
  const [from, to] = change ?? ['', '']
  const changed = (of: Release['shared']) =>
    Object.fromEntries(Object.entries(of).map(([name, text]) => [name, text === from ? to : text]))
  writeFileSync(
    path.join(dist, 'release.json'),
    JSON.stringify({ ...release, shared: changed(release.shared), provided: changed(release.provided) }),
  )
  await publishToSite(store, dist)
  rmSync(dist, { recursive: true })
}

const live = (...names: readonly string[]) => promote({ store, names, options: { unchecked: 'in a test' } })

test('Where a shell with the next React is live, a remote that lags behind has its documents, and others all', async () => {
  const others = apps.filter(app => app !== 'shell' && app !== 'mf-maze')
  for (const app of others) await stamp(app, '1.1.0', BOTH)
  await live('shell@2.0.0', ...others.map(app => `${app}@1.1.0`))
  const server = await serveSite(store)
  const address = await server.listen({ port: 0 })
  const browser = await openBrowser(() => true)
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await openPage(page, `${address}/contact`)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Please fill out all required fields.')
    expect(said.filter(line => line.includes('wants react'))).toEqual([])

    await page.goto(`${address}/robot-maze`)
    await expect
      .poll(() => said.join('\n'))
      .toContain('mf-maze@1.0.0 wants react ^19.0.0, and the shell brings 20.0.0.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL(/contact$/)
  } finally {
    await browser.close()
    await server.close()
  }
})
