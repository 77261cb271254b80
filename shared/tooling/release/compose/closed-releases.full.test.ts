/** The checkout of the person who promotes does not change a release's pages. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { copyProject } from '../../testing/releases/project-copy.ts'
import { createStoreWithLiveReleases } from '../../testing/releases/released-store.ts'
import { liveDeployment } from '../store/deployments.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, PINS_PATH, readPlan, type Store } from '../store/store.ts'
import { composerHashInputs } from './code-identity.ts'

const COMPOSING_TIMEOUT_MS = 600_000

/** The programs run in a folder where the name `tsx` cannot be resolved. */
const TSX = pathToFileURL(path.join(projectRoot, 'node_modules/tsx/dist/loader.mjs')).href

const BROKEN = `throw new Error('No part of any release.')`

const NEW_PHONE = '+91 79 1111 1111'

let store: Store
const made: string[] = []
/** Of its many changes, only those in mf-maze were released. */
let checkout: string

beforeAll(async () => {
  store = await createStoreWithLiveReleases()
  checkout = copyProject(apps)
  made.push(store.folder, checkout)
  edit('shared/contract/site.ts', text => text.replace(/phone: '[^']+'/, `phone: '${NEW_PHONE}'`))
  edit('mf-maze/package.json', text => text.replace(/"version": "[^"]+"/, '"version": "1.0.1"'))
  release('publish', 'mf-maze')
  // The sources differ from those of the releases, since nothing is built.
  for (const file of ['shared/ui/Button.tsx', 'shell/composing/server.tsx', 'mf-content/remote.tsx'])
    edit(file, () => BROKEN)
  for (const name of ['react', 'react-dom', 'react-router-dom', '@emotion']) replacePackage(name)
}, COMPOSING_TIMEOUT_MS)

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

it(
  'shows visitors of every page the phone number that the live shell was released with',
  async () => {
    const before = await livePages()
    release('promote', 'mf-maze@1.0.1', '--unchecked', 'in a test')
    const after = await livePages()
    expect([...after.keys()]).toEqual([...before.keys()])
    const page = after.get('robot-maze/index.html')
    expect(page).toContain('mf-maze@1.0.1')
    expect(page).not.toContain(NEW_PHONE)
    // Browsers read the maze's new version from the site's pins file.
    expect(withoutMaze(after)).toEqual(withoutMaze(before))
    expect(await livePins()).toContain('mf-maze@1.0.1')
  },
  COMPOSING_TIMEOUT_MS,
)

it.each([
  ['in a checkout with other sources and other packages', () => checkout],
  ['in an empty folder that holds only what composes', toolingAlone],
])(
  'composes byte for byte the same generation %s',
  async (_, folder) => {
    const here = await composedHere()
    const there = await composedAgain(folder(), 'America/Los_Angeles')
    expect(there.generation).toBe(here.generation)
    expect(filesIn(there.folder)).toEqual(filesIn(here.folder))
  },
  COMPOSING_TIMEOUT_MS,
)

/** @returns the id of the generation */
function composed(folder: string, store: Store, plan: Plan, more: NodeJS.ProcessEnv = {}): string {
  const script = path.join(store.folder, 'compose-again.mjs')
  const tooling = path.join(folder, 'shared/tooling/release')
  const [storeText, planText] = [store, plan].map(value => JSON.stringify(value))
  writeFileSync(
    script,
    `import { composeWith } from ${JSON.stringify(path.join(tooling, 'compose/compose.ts'))}
import { ReleasedPlan } from ${JSON.stringify(path.join(tooling, 'releases/released-plan.ts'))}
const store = ${storeText}
console.log((await composeWith(store, await ReleasedPlan.of(store, ${planText}))).generation)`,
  )
  return run(folder, [script], more).trim()
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(checkout, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is not as expected any more; adapt the edit to it.`)
  writeFileSync(path.join(checkout, file), after)
}

function replacePackage(name: string): void {
  const folder = path.join(checkout, 'node_modules', name)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '0.0.0', main: 'index.js' }),
  )
  writeFileSync(path.join(folder, 'index.js'), BROKEN)
}

/** As a person would. */
function release(...args: readonly string[]): void {
  run(checkout, ['shared/tooling/release/commands/command-line.ts', ...args, '--store', store.folder])
}

function run(folder: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...more },
  })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return stdout
}

async function livePages(): Promise<ReadonlyMap<string, string>> {
  const folder = generationFolder(store, await liveGeneration())
  const pages = Object.keys(filesIn(folder)).filter(name => name.endsWith('.html'))
  return new Map(pages.map(name => [name, readFileSync(path.join(folder, name), 'utf8')]))
}

async function liveGeneration(): Promise<string> {
  const live = await liveDeployment(store)
  if (!live) throw new Error('Nothing is live.')
  return live.generation
}

const withoutMaze = (pages: ReadonlyMap<string, string>) =>
  [...pages].filter(([name]) => !name.endsWith('robot-maze/index.html'))

const livePins = async (): Promise<string> =>
  readFileSync(path.join(generationFolder(store, await liveGeneration()), PINS_PATH), 'utf8')

/** In a store without generations. */
async function composedAgain(
  folder: string,
  timeZone: string,
): Promise<{ readonly generation: string; readonly folder: string }> {
  const plan = await readPlan(store, await liveGeneration())
  const fresh: Store = { folder: mkdtempSync(path.join(tmpdir(), 'store-')), pointer: 'live' }
  made.push(fresh.folder)
  cpSync(path.join(store.folder, 'apps'), path.join(fresh.folder, 'apps'), { recursive: true })
  const generation = composed(folder, fresh, plan, { TZ: timeZone })
  return { generation, folder: generationFolder(fresh, generation) }
}

let here: ReturnType<typeof composedAgain> | undefined

/** Once for all tests. */
const composedHere = () => (here ??= composedAgain(projectRoot, 'Asia/Kolkata'))

/** The composer and the packages it imports, without apps, contract and React. */
function toolingAlone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tooling-'))
  made.push(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const packages = ['build', 'contract', 'create-remote'] as const
  const folderOf = {
    build: 'shared/tooling/build',
    contract: 'shared/contract',
    'create-remote': 'shared/tooling/create-remote',
  }
  const manifests = packages.map(name => `${folderOf[name]}/package.json`)
  for (const source of [...composerHashInputs.sources, ...manifests]) {
    cpSync(path.join(projectRoot, source), path.join(folder, source), { recursive: true })
  }
  mkdirSync(path.join(folder, 'node_modules/@kutuhal'), { recursive: true })
  for (const name of packages) {
    symlinkSync(path.join(folder, folderOf[name]), path.join(folder, 'node_modules/@kutuhal', name))
  }
  for (const name of composerHashInputs.packages) {
    const target = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(target), { recursive: true })
    // npm installs a package there if the root has another version of it.
    const own = path.join(projectRoot, 'shared/tooling/release/node_modules', name)
    symlinkSync(existsSync(own) ? own : path.join(projectRoot, 'node_modules', name), target)
  }
  return folder
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.sort().map(name => [name, readFileSync(path.join(folder, name), 'base64')]))
}
