import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../releases/project-copy.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expectSameDocument, findAccessibilityViolations, markDocument } from '../site-tests/document.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { getSourceVersion } from '@kutuhal/build/provenance/source-version.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'

/** Runs the commands of a new team member in a copy of the project, with its own release store. */
test('A new remote comes from one command to its visitors, and back', async ({ page }) => {
  test.setTimeout(900_000)
  const copy = copyProject(apps)
  const npmWith =
    (environment: NodeJS.ProcessEnv) =>
    async (script: string, ...args: readonly string[]) => {
      const env = { ...process.env, ...environment }
      return (
        await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], { cwd: copy, env })
      ).stdout
    }
  const npm = npmWith({})

  await test.step('Its files are what this project wants', async () => {
    await npm('new-remote', 'mf-labs', '--no-install')
    await npm('unit', 'mf-labs', 'shell/routes')
  })

  const others = await test.step('It is built and published alone', async () => {
    // Copy the owners and the signing key of the main store, which would not trust a new key.
    await npm('release', 'publish', 'mf-labs')
    await npm('release', 'publish', 'shell')
    return releasesOfTheOthers(copy)
  })

  const server = await test.step('It goes live with the shell that has its route', async () => {
    await npm('release', 'promote', 'shell@1.0.0', 'mf-labs@1.0.0', ...others, '--unchecked', 'in a test')
    return serveSite({ folder: path.join(copy, '.store'), pointer: 'live' })
  })
  await server.listen({ port: 0 })
  const { port } = server.server.address() as AddressInfo
  const address = `http://localhost:${port}/new-labs`

  await test.step('Visitors have a page like any other', async () => {
    await openPage(page, address)
    await expect(page).toHaveTitle('New-labs | Kutuhal')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labs')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Labs: three experiments/,
    )
    expect((await findAccessibilityViolations(page)).found).toEqual([])
    await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: 'Tell us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labs')
    await expectSameDocument(page)
  })

  await test.step('Its own browser tests find it there', async () => {
    // Remove this variable: otherwise the tests that start here would overwrite the report of this test run.
    const served = { SITE_PORT: String(port), SITE_REUSE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: undefined }
    expect(await npmWith(served)('e2e', 'mf-labs')).toContain('mf-labs/e2e/labs.spec.ts')
  })

  await test.step('Its next version goes live without anybody else', async () => {
    replaceIn(path.join(copy, 'mf-labs/package.json'), '"version": "1.0.0"', '"version": "1.1.0"')
    replaceIn(path.join(copy, 'mf-labs/pages/labs/LabsPage.tsx'), 'title="Labs"', 'title="Our labs"')
    await npm('release', 'publish', 'mf-labs')
    await npm('release', 'promote', 'mf-labs@1.1.0')
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our labs')
  })

  await test.step('It is taken back', async () => {
    await npm('release', 'rollback')
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Labs')
  })

  await server.close()
  rmSync(copy, { recursive: true })
})

/** Reuses this test run's builds of the other remotes, since their sources are the same. */
function releasesOfTheOthers(copy: string): string[] {
  const others = apps.filter(app => app !== 'shell')
  return others.map(app => {
    const version = getSourceVersion(app)
    for (const part of ['apps', 'releases']) {
      const folder = path.join('.store', part, app, version)
      cpSync(path.join(projectRoot, folder), path.join(copy, folder), { recursive: true })
    }
    return `${app}@${version}`
  })
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}
