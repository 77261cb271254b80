/**
 * `npm run lab -- own-repository`: what a team does that has nothing of this repository, in an empty folder outside of it, with a real
 * registry, a site with a store of its own, and its pipeline's steps. It prints how long each step takes. `--keep` leaves the folder there.
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
import { environmentWith, npm, runIn } from './npm.ts'
import { commandsOfWorkflow } from './pipeline.ts'
import { openPlainHost, writePlainHost } from './plain-host.ts'
import { startRegistry, type Registry } from './registry.ts'
import { chromium } from 'playwright'
import { ensureBrowser, QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { SHELL_WITH_ROUTE, siteWithRoute } from './site-with-route.ts'

const REMOTE = 'mf-telescope'
const PAGE = '/telescope'

/** Runs npm in a folder, and says how long it took. */
type Step = (what: string, where: string, args: readonly string[]) => Promise<unknown>

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')))
const own = path.join(folder, REMOTE)
const closing: (() => unknown)[] = []
const isKept = process.argv.includes('--keep')

try {
  const started = performance.now()
  const registry = await startRegistry(path.join(folder, 'registry'))
  closing.push(() => registry.stop())
  const settings = { ...registry.settings, SITE_PORT: String(await freePort()) }
  const step: Step = (what, where, args) => timed(what, () => npm(where, args, settings))
  await step('Publishing the packages', root, [
    'run',
    'release',
    '--',
    'packages',
    '--registry',
    registry.url,
  ])
  const store = await timed('The shell’s team: a site with a route to it', () =>
    siteWithRoute({ path: PAGE, remote: REMOTE, page: 'telescope' }),
  )
  closing.push(() => isKept || rmSync(store.folder, { recursive: true, force: true }))
  const address = await served(store)
  const release = (...args: readonly string[]) => ['run', 'release', '--', ...args, '--store', store.folder]

  // As on a new computer: npm keeps what it has started once, whatever the registry has by now.
  const newComputer = { ...settings, npm_config_cache: path.join(folder, 'npm-cache') }
  const create = ['create', '--yes', '@kutuhal/remote', REMOTE, '--', '--site', address]
  await timed('Creating a remote', () => npm(folder, create, newComputer))
  await step('Installing it', own, ['install', '--no-audit', '--no-fund'])
  await step('Its tests', own, ['test'])
  await git(own, 'init', '--quiet', '--initial-branch', 'main')
  await commit('A remote')
  const key = path.join(folder, 'key.pem')
  await letIn(release, await npm(own, release('keys', 'make', key), settings))
  const pipeline = {
    ...settings,
    STORE: store.folder,
    RELEASE_KEY_PEM: readFileSync(key, 'utf8'),
    GITHUB_ACTOR: 'telescope-team',
    GITHUB_REPOSITORY: 'kutuhal/mf-telescope',
    GITHUB_RUN_ID: '1',
  }
  const checkout = await clone('first')
  for (const each of ['install', 'test', 'build', 'publish'])
    await timed(`Pipeline: sh pipeline.sh ${each}`, () =>
      runIn(checkout, 'sh', ['pipeline.sh', each], pipeline),
    )
  const first = [`shell@${SHELL_WITH_ROUTE}`, `${REMOTE}@1.0.0`]
  await step(
    'The shell’s team: live with its route',
    root,
    release('promote', ...first, '--unchecked', 'the route is new'),
  )
  await expectLive(address, '1.0.0')

  await npm(own, ['test'], settings)
  changeALine()
  console.log(
    await timed('Its tests after a changed line, on the whole live site', () => npm(own, ['test'], settings)),
  )
  await commit('Say it better')
  const next = await clone('next')
  for (const command of commandsOfWorkflow(next))
    await timed(`Pipeline: ${command}`, () => runIn(next, 'sh', ['-c', command], pipeline))
  await expectLive(address, '1.0.1')
  for (const command of commandsOfWorkflow(next, 'rollback'))
    await timed(`Pipeline: ${command}`, () => runIn(next, 'sh', ['-c', command], pipeline))
  await expectLive(address, '1.0.0')

  await timed('A mistake: annotations and a report of what the check finds', () => findMistake(pipeline))
  await onAnotherCompanysSite(step, store, address)
  await timed('The live site with its sources', () => developing(registry, address))
  console.log(`\nA remote in a repository of its own: all of it works. ${secondsSince(started)}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  for (const close of closing.reverse()) await close()
  if (isKept) console.log(`Kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

async function timed<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await task()
  console.log(`${secondsSince(start)}  ${what}`)
  return result
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`
}

function git(where: string, ...args: readonly string[]): Promise<string> {
  const author = ['-c', 'user.name=Telescope team', '-c', 'user.email=team@example.com']
  return runIn(where, 'git', [...author, ...args])
}

async function commit(message: string): Promise<void> {
  await git(own, 'add', '--all')
  await git(own, 'commit', '--quiet', '--message', message)
}

/** What a pipeline begins with: a folder with nothing in it but what is committed. */
async function clone(name: string): Promise<string> {
  const target = path.join(folder, name, REMOTE)
  await git(folder, 'clone', '--quiet', own, target)
  return target
}

/** The keeper of the store gives the team's key its rights. */
async function letIn(
  release: (...args: readonly string[]) => readonly string[],
  made: string,
): Promise<void> {
  const [publicKey] = /MCow\S+/.exec(made) ?? []
  if (publicKey === undefined) throw new Error(`keys make printed no public key:\n${made}`)
  await timed('The store’s keeper: lets the team in', async () => {
    await npm(root, release('keys', 'add', 'telescope-team', publicKey))
    await npm(root, release('owners', 'allow', 'telescope-team', 'publish,promote,rollback', REMOTE))
  })
}

/** In a sentence that visitors read, and the next version with it. */
function changeALine(): void {
  replaceIn('package.json', '"version": "1.0.0"', '"version": "1.0.1"')
  replaceIn('experiments/experiments.ts', 'How many coins does it carry?', 'How many coins will it carry?')
}

/** A dead link in the next version, which the pipeline's check stops. */
async function findMistake(pipeline: Readonly<Record<string, string>>): Promise<void> {
  replaceIn('package.json', '"version": "1.0.1"', '"version": "1.0.2"')
  replaceIn('content/introduction.html', 'href="/contact"', 'href="/contakt"')
  await commit('A mistake')
  const wrong = await clone('wrong')
  await runIn(wrong, 'sh', ['pipeline.sh', 'install', 'build', 'publish'], pipeline)
  const check = runIn(wrong, 'sh', ['pipeline.sh', 'check'], { ...pipeline, GITHUB_ACTIONS: 'true' })
  const said = await check.then(
    () => 'nothing',
    (error: unknown) => String(error),
  )
  expectIn(said, '::error title=links · ', 'the site has no page /contakt')
  const report = readFileSync(path.join(wrong, 'check.html'), 'utf8')
  expectIn(report, 'alt="Live"', 'alt="With the release"', 'alt="Difference"')
}

function replaceIn(name: string, text: string, by: string): void {
  const file = path.join(own, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${name} does not say ${text}`)
  writeFileSync(file, before.replace(text, by))
}

async function served(store: Store): Promise<string> {
  const server = await serveSite(store)
  closing.push(() => server.close())
  return server.listen({ port: 0 })
}

async function expectLive(address: string, version: string): Promise<void> {
  expectIn(await textOf(address + PAGE), 'Try one today', `"${REMOTE}@${version}"`)
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
  await reloadsHot(`http://localhost:${port}${PAGE}`)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

function expectIn(text: string, ...expected: readonly string[]): void {
  const missing = expected.filter(each => !text.includes(each))
  if (missing.length === 0) return
  throw new Error(`Expected to find ${missing.join(', ')} in:\n${text.slice(0, 3000)}`)
}

/** What a visitor has done on a page is still there after a change of its source. */
async function reloadsHot(address: string): Promise<void> {
  const component = 'components/ExperimentList.tsx'
  replaceIn(
    component,
    "import { css } from '@emotion/react'",
    "import { css } from '@emotion/react'\nimport { useState } from 'react'",
  )
  replaceIn(
    component,
    '  return (\n    <ul',
    '  const [open, setOpen] = useState(0)\n  return (\n    <ul onClick={() => setOpen(open + 1)} aria-label={`Opened ${open}`}',
  )
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...QUIET_FLAGS] })
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('pageerror', error => said.push(error.message))
    page.on('console', message => message.type() === 'error' && said.push(message.text()))
    await page.goto(address)
    await page.getByRole('list', { name: 'Opened 0' }).click()
    await page.getByRole('list', { name: 'Opened 1' }).waitFor()
    replaceIn(component, 'aria-label={`Opened', 'aria-label={`Pressed')
    await timed('Hot reload, with what somebody has done still there', () =>
      page.getByRole('list', { name: 'Pressed 1' }).waitFor(),
    )
    if (said.length > 0) throw new Error(`The page said:\n${said.join('\n')}`)
  } finally {
    await browser.close()
  }
}
