/**
 * `npm run lab -- own-repository` tests how a team without this repository works: in an empty folder, with a
 * real registry, a pipeline, and a site with its own store. Prints step times. `--keep` keeps the folder.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { findFreePort } from '@kutuhal/release/programs/local-ports.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestDeployment } from '../../tooling/release/store/deployments.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { createStoreWithLiveReleases } from '../../tooling/testing/releases/released-store.ts'
import {
  editFile,
  startDevelopmentSite,
  withBrowserPage,
  addClickCounterToComponent,
  expectHotReload,
} from './development-site.ts'
import { runNpm, runProgramInFolder } from './run-npm.ts'
import { readWorkflowCommands } from './pipeline.ts'
import { startNpmRegistry } from './registry.ts'
import { NEXT_SHELL_VERSIONS, SHELL_VERSION_WITH_NEW_ROUTE, createShellPublisher } from './shell-team.ts'
import { formatTotalTime, measureStepTime, type StepOwner } from './time-step.ts'

const REMOTE = 'mf-telescope'
const PAGE = '/telescope'

type Settings = Readonly<Record<string, string>>

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-repository-')))
const own = path.join(folder, REMOTE)
const closing: (() => unknown)[] = []
const isKept = process.argv.includes('--keep')

try {
  const registry = await startNpmRegistry(path.join(folder, 'registry'))
  closing.push(() => registry.stop())
  const settings: Settings = { ...registry.settings, SITE_PORT: String(await findFreePort()) }
  const step = (who: StepOwner, what: string, where: string, args: readonly string[]): Promise<string> =>
    measureStepTime(who, what, () => runNpm(where, args, settings))
  const packages = ['run', 'release', '--', 'packages', '--registry', registry.url]
  await step('others', 'Publishing the packages', projectRoot, packages)
  const store = await measureStepTime(
    'others',
    'A site with the releases of this checkout',
    createStoreWithLiveReleases,
  )
  closing.push(() => isKept || rmSync(store.folder, { recursive: true, force: true }))
  const shells = createShellPublisher({ path: PAGE, remote: REMOTE, page: 'telescope' })
  closing.push(() => shells.close())
  await measureStepTime('others', 'A shell with a route to the new remote', () =>
    shells.publishShellWithRoute(store),
  )
  const address = await served(store)
  const release = (...args: readonly string[]) => ['run', 'release', '--', ...args, '--store', store.folder]
  const promote = (...names: readonly string[]) =>
    step(
      'others',
      `Live: ${names.join(', ')}`,
      projectRoot,
      release('promote', ...names, '--unchecked', 'of the lab'),
    )

  // Use an empty cache, as on a new computer: npm would run a cached package even if the registry has a newer
  // version.
  const newComputer = { ...settings, npm_config_cache: path.join(folder, 'npm-cache') }
  const create = (name: string) =>
    runNpm(folder, ['create', '--yes', '@kutuhal/remote', name, '--', '--site', address], newComputer)
  await measureStepTime('team', 'Creating a remote', () => create(REMOTE))
  await step('team', 'Installing it', own, ['install', '--no-audit', '--no-fund'])
  await step('team', 'Its tests', own, ['test'])
  await git(own, 'init', '--quiet', '--initial-branch', 'main')
  await commit('A remote')
  const [operator, key] = [path.join(folder, 'operator'), path.join(folder, 'team')]
  for (const file of [operator, key])
    await runProgramInFolder(folder, 'ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file], {})
  // The shell's team is the operator, and releases from this process.
  process.env['RELEASE_KEY'] = operator
  await measureStepTime('others', 'The operator lets the team in', async () => {
    const team = ['telescope-team', `${key}.pub`, `live/${REMOTE}.json`]
    for (const owner of [['operator', `${operator}.pub`], team])
      await runNpm(projectRoot, ['run', 'release', '--', 'owners', 'add', ...owner], { STORE: store.folder })
  })
  const pipeline: Settings = {
    ...settings,
    STORE: store.folder,
    RELEASE_KEY: readFileSync(key, 'utf8'),
    GITHUB_ACTOR: 'telescope-team',
    GITHUB_REPOSITORY: 'kutuhal/mf-telescope',
    GITHUB_RUN_ID: '17',
  }
  const inPipeline = (where: string, command: string) =>
    measureStepTime('team', `Pipeline: ${command}`, () =>
      runProgramInFolder(where, 'sh', ['-c', command], pipeline),
    )
  const runWorkflow = async (where: string, by?: 'rollback') => {
    for (const command of readWorkflowCommands(where, by)) await inPipeline(where, command)
  }

  const checkout = await clone('first')
  for (const each of ['install', 'test', 'build', 'publish'])
    await inPipeline(checkout, `sh pipeline.sh ${each}`)
  expectIn(
    await failureOf(() => runProgramInFolder(checkout, 'sh', ['pipeline.sh', 'check'], pipeline)),
    'has no route to its page "telescope"',
    "{ path: '/telescope', remote: 'mf-telescope', page: 'telescope' }",
  )
  await promote(`shell@${SHELL_VERSION_WITH_NEW_ROUTE}`, `${REMOTE}@1.0.0`)
  await expectLive(address, '1.0.0')

  await runNpm(own, ['test'], settings)
  editFile(own, 'experiments/experiments.ts', text => text.replace('coins does it', 'coins will it'))
  raiseVersion('1.0.0', '1.0.1')
  console.log(await step('team', 'Its tests after a changed line, on the whole live site', own, ['test']))
  await commit('Say it better')
  const next = await clone('next')
  await runWorkflow(next)
  await expectLive(address, '1.0.1')
  await runWorkflow(next, 'rollback')
  await expectLive(address, '1.0.0')

  await measureStepTime('others', 'Three packages in their next versions', () =>
    shells.publishNextPackages(registry.url, settings),
  )
  expectIn(await failureOf(() => runNpm(own, ['outdated'], settings)), '@kutuhal/contract 1.0.0 1.1.0 1.1.0')
  await measureStepTime('others', 'Three shells with the next contract', () =>
    shells.publishNextShells(store),
  )
  for (const version of NEXT_SHELL_VERSIONS) await promote(`shell@${version}`)
  const newer = ['contract', 'ui', 'build'].map(name => `@kutuhal/${name}`)
  await step('team', 'Upgrading it', own, ['update', '--save', '--no-audit', '--no-fund', ...newer])
  expectIn(await git(own, 'diff', '--numstat', 'package.json'), '3 3 package.json')
  // Build the remote with the oldest React that a remote may use. The release then runs in a shell with the
  // newest React.
  await step('team', 'React 19.0.0 in its place', own, [
    'install',
    '--no-audit',
    '--no-fund',
    'react@19.0.0',
    'react-dom@19.0.0',
  ])
  raiseVersion('1.0.1', '1.0.2')
  await commit('Upgrade')
  const newest = await clone('newest')
  await runWorkflow(newest)
  await expectLive(address, '1.0.2')
  console.log(
    `\nFrom an empty folder to a release that is live, rolled back and upgraded:\n${formatTotalTime('team')}\n`,
  )

  await measureStepTime('team', 'A mistake: annotations and a report of what the check finds', () =>
    findMistake(pipeline),
  )
  await expectProvenance(store)
  await measureStepTime('team', 'Two remotes from source on the live site', () => developTwo())
  console.log('\nA remote in a repository of its own: all of it works.')

  async function developTwo(): Promise<void> {
    const first = await startDevelopmentSite(own, address, settings)
    closing.push(() => first.stop())
    addClickCounterToComponent(own)
    // The second remote is called mf-contact, because the shell already has a route to mf-contact.
    await create('mf-contact')
    const other = path.join(folder, 'mf-contact')
    symlinkSync(path.join(own, 'node_modules'), path.join(other, 'node_modules'))
    addClickCounterToComponent(other)
    const both = await startDevelopmentSite(other, first.address, settings)
    closing.push(() => both.stop())
    expectIn(await textOf(both.address + PAGE), `"${REMOTE}@development"`)
    await expectHotReload(own, both.address + PAGE)
    expectIn(await textOf(`${both.address}/contact`), '"mf-contact@development"')
    await expectHotReload(other, `${both.address}/contact`)
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  for (const close of closing.reverse()) await close()
  if (isKept) console.log(`Kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

function git(where: string, ...args: readonly string[]): Promise<string> {
  const author = ['-c', 'user.name=Telescope team', '-c', 'user.email=team@example.com']
  return runProgramInFolder(where, 'git', [...author, ...args])
}

async function commit(message: string): Promise<void> {
  await git(own, 'add', '--all')
  await git(own, 'commit', '--quiet', '--message', message)
}

/** Makes a clean checkout with only the committed files, as a pipeline does first. */
async function clone(name: string): Promise<string> {
  const target = path.join(folder, name, REMOTE)
  await git(folder, 'clone', '--quiet', own, target)
  return target
}

function raiseVersion(from: string, to: string): void {
  editFile(own, 'package.json', text => text.replace(`"version": "${from}"`, `"version": "${to}"`))
}

/** Puts a dead link into the next version, and tests that the pipeline's check refuses that version. */
async function findMistake(pipeline: Settings): Promise<void> {
  raiseVersion('1.0.2', '1.0.3')
  editFile(own, 'content/introduction.html', text => text.replace('href="/contact"', 'href="/contakt"'))
  await commit('A mistake')
  const wrong = await clone('wrong')
  await runProgramInFolder(wrong, 'sh', ['pipeline.sh', 'install', 'build', 'publish'], pipeline)
  const inGitHub = { ...pipeline, GITHUB_ACTIONS: 'true' }
  const said = await failureOf(() => runProgramInFolder(wrong, 'sh', ['pipeline.sh', 'check'], inGitHub))
  expectIn(said, '::error title=Every link leads somewhere', '/contakt, which answers 404')
  await withBrowserPage(async page => {
    await page.goto(pathToFileURL(path.join(wrong, 'check-report', 'index.html')).href)
    await page.getByText('Every link leads somewhere').first().waitFor()
  })
}

/** Tests that the record says whose key and run made a release live. */
async function expectProvenance(store: Store): Promise<void> {
  const live = await newestDeployment(store)
  expectIn(live?.by ?? '', 'telescope-team', 'telescope-team (GitHub kutuhal/mf-telescope, run 17)')
}

async function failureOf(task: () => Promise<string>): Promise<string> {
  return task().then(
    said => {
      throw new Error(`This should have failed:\n${said}`)
    },
    (error: unknown) => String(error),
  )
}

async function served(store: Store): Promise<string> {
  const server = await serveSite(store)
  closing.push(() => server.close())
  return server.listen({ port: 0 })
}

async function expectLive(address: string, version: string): Promise<void> {
  expectIn(await textOf(address + PAGE), 'Try one today', `"${REMOTE}@${version}"`)
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

function expectIn(text: string, ...expected: readonly string[]): void {
  // The output is compared without its line breaks, which depend on the terminal.
  const onOneLine = text.replace(/\s+/g, ' ')
  const missing = expected.filter(each => !onOneLine.includes(each))
  if (missing.length === 0) return
  throw new Error(`Expected to find ${missing.join(', ')} in:\n${text.slice(0, 3000)}`)
}
