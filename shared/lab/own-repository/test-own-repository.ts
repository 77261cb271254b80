/**
 * `npm run lab -- own-repository`: what a team does that has nothing of this repository, in an empty folder outside of it, with a real
 * registry and a site of its own store. Installs a registry the first time; takes some minutes. `--keep` leaves the folder there.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '@kutuhal/build/apps.ts'
import { freePort } from '@kutuhal/release/programs/free-port.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestRelease, type Store } from '@kutuhal/release/store/store.ts'
import { environmentWith, npm } from './npm.ts'
import { openPlainHost, writePlainHost } from './plain-host.ts'
import { startRegistry, type Registry } from './registry.ts'
import { chromium } from 'playwright'
import { ensureBrowser, QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { SHELL_WITH_ROUTE, siteWithRoute } from './site-with-route.ts'

const REMOTE = 'mf-telescope'
const PAGE = '/telescope'

/** Says what it does, and runs npm in a folder. */
type Step = (what: string, where: string, args: readonly string[]) => Promise<void>

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')))
const own = path.join(folder, REMOTE)
const closing: (() => unknown)[] = []
const isKept = process.argv.includes('--keep')

try {
  const registry = await startRegistry(path.join(folder, 'registry'))
  closing.push(() => registry.stop())
  const step: Step = (what, where, args) => run(registry, what, where, args)
  await step('Publishing the packages', root, ['run', 'packages', '--', '--registry', registry.url])
  await step('Creating a remote', folder, ['create', '--yes', '@kutuhal/remote', REMOTE])
  await step('Installing it', own, ['install', '--no-audit', '--no-fund'])
  await step('Its types', own, ['run', 'types'])
  await step('Its tests', own, ['test'])
  await step('Its build', own, ['run', 'build'])
  say('A site with a route to it')
  const route = { path: PAGE, remote: REMOTE, page: 'telescope' }
  const store = await siteWithRoute(route)
  closing.push(() => isKept || rmSync(store.folder, { recursive: true, force: true }))
  const release = (...args: readonly string[]) => ['run', 'release', '--', ...args, '--store', store.folder]
  await step('Publishing its first release', own, release('publish', REMOTE))
  const first = [`shell@${SHELL_WITH_ROUTE}`, `${REMOTE}@1.0.0`]
  await step(
    'Going live with its route',
    own,
    release('promote', ...first, '--unchecked', 'the route is new'),
  )
  raiseVersion()
  await step('Publishing the next one', own, release('publish', REMOTE))
  await step('Checking it', own, release('check', `${REMOTE}@1.0.1`))
  await step('Going live', own, release('promote', `${REMOTE}@1.0.1`))
  const address = await served(store)
  say('Its page on the site')
  expectIn(await textOf(address + PAGE), 'Try one today', `"${REMOTE}@1.0.1"`)
  say('A host of another company')
  await onAnotherCompanysSite(step, store, address)
  say('The live site with its sources')
  await developing(registry, address)
  console.log('\nA remote in a repository of its own: all of it works.')
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  for (const close of closing.reverse()) await close()
  if (isKept) console.log(`Kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

function say(what: string): void {
  console.log(`— ${what}`)
}

async function run(
  { settings }: Registry,
  what: string,
  where: string,
  args: readonly string[],
): Promise<void> {
  say(what)
  await npm(where, args, settings)
}

/** With another word in it, so that it is another release. */
function raiseVersion(): void {
  const file = path.join(own, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "1.0.0"', '"version": "1.0.1"'))
}

async function served(store: Store): Promise<string> {
  const server = await serveSite(store)
  closing.push(() => server.close())
  return server.listen({ port: 0 })
}

/** It loads a release of this repository and one of the other, by their standard manifests, types included. */
async function onAnotherCompanysSite(step: Step, store: Store, address: string): Promise<void> {
  const versions = { 'mf-maze': newestRelease(store, 'mf-maze'), [REMOTE]: newestRelease(store, REMOTE) }
  const remotes = Object.entries(versions).map(([app, version]) => ({
    alias: app.slice('mf-'.length),
    release: `${app}@${version}`,
    base: `${address}/apps/${app}/${version}/`,
  }))
  const host = path.join(folder, 'another-company')
  writePlainHost(host, remotes)
  await step('Installing it', host, ['install', '--no-audit', '--no-fund'])
  await step('Its build, with our types', host, ['run', 'build'])
  await step('Its types', host, ['run', 'types'])
  say('Its page')
  await openPlainHost(host, async page => {
    await page.getByRole('heading', { name: 'Telescope' }).waitFor()
    // Both on its React: the maze would not answer on another one.
    for (const name of ['Move Forward', 'Turn Right']) await page.getByRole('button', { name }).click()
    await page.getByText('Moves: 2 / 20').waitFor()
  })
}

async function developing(registry: Registry, site: string): Promise<void> {
  const port = await freePort()
  const child = spawn('npm', ['run', 'dev', '--', '--site', site], {
    cwd: own,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({ ...registry.settings, PORT: String(port) }),
    detached: true,
  })
  closing.push(() => child.pid !== undefined && process.kill(-child.pid))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  while (!said.includes('Ctrl-C stops it')) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${said}`)
    await delay(100)
  }
  expectIn(await textOf(`http://localhost:${port}${PAGE}`), `"${REMOTE}@development"`)
  const heading = await headingIn(`http://localhost:${port}${PAGE}`)
  expectIn(heading, 'Telescope')
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

function expectIn(text: string, ...expected: readonly string[]): void {
  const missing = expected.filter(each => !text.includes(each))
  if (missing.length === 0) return
  throw new Error(`Expected to find ${missing.join(', ')} in:\n${text.slice(0, 3000)}`)
}

/**
 * The heading that a page shows in a browser, once its scripts have run.
 * @throws Error if there is none within half a minute
 */
async function headingIn(address: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...QUIET_FLAGS] })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    return (await page.locator('main h1').textContent()) ?? ''
  } finally {
    await browser.close()
  }
}
