import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { VerbOptions } from '../commands/options/verb-request.ts'
import { verbs } from '../commands/verbs/verbs.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { writeNginxConfiguration } from '../serve/nginx/write-configuration.ts'
import { findUnreadableAncestor } from './server-access.ts'
import { resolveLocalStore } from './store-location.ts'
import type { Store } from './store.ts'

/** Lists files and folders that a web server could not read. */
function wrongModes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => !entry.isSymbolicLink())
    .filter(entry => {
      const mode = lstatSync(path.join(entry.parentPath, entry.name)).mode & 0o777
      const needed = entry.isDirectory() ? 0o555 : 0o444
      return (mode & needed) !== needed
    })
    .map(entry => path.join(entry.parentPath, entry.name))
}

/** Runs a verb like a separate command: with a strict umask and a newly opened store. */
async function run(verb: string, names: readonly string[], options: VerbOptions = {}): Promise<string> {
  const found = verbs.find(({ usage }) => usage.split(' ', 1)[0] === verb)
  if (!found) throw new Error(`There is no verb ${verb}.`)
  process.umask(0o077)
  return (await found.load()).run({ store: resolveLocalStore(store.folder), names, options })
}

const unchecked = { unchecked: 'releases of a test' }
const apps = ['shell', ...tinyRemotes]
const typed: readonly (readonly [string, readonly string[], VerbOptions?])[] = [
  ...apps.map(app => ['publish', [app], { dist: tinyBuild(app, '1.0.0') }] as const),
  ['publish', ['mf-one'], { dist: tinyBuild('mf-one', '1.1.0') }],
  ['promote', apps.map(app => `${app}@1.0.0`), unchecked],
  ['preview', ['mf-one@1.1.0']],
  ['canary', ['mf-one@1.1.0'], { percent: '10', ...unchecked }],
  ['rollback', []],
  ['gc', [], { keep: '1' }],
]

let store: Store
let before: number
/** For each verb, the wrong files and folders after the verb has run (`wrongModes`). */
const unreadable: [verb: string, files: readonly string[]][] = []

beforeAll(async () => {
  before = process.umask(0o077)
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'umask-')), 'store')
  store = { folder, pointer: 'live' }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [verb, names, options] of typed) {
    await run(verb, names, options)
    unreadable.push([verb, wrongModes(folder)])
  }
})
beforeEach(() => process.umask(0o077))
afterAll(() => {
  process.umask(before)
  rmSync(path.dirname(store.folder), { recursive: true })
})

describe('under a umask that keeps everything to its user', () => {
  it('every verb writes what web servers can read', () => {
    expect(unreadable).toEqual(typed.map(([verb]) => [verb, []]))
    expect(readdirSync(store.folder)).toEqual(expect.arrayContaining(['live', 'record.git']))
    expect(wrongModes(store.folder)).toEqual([])
  })

  it('a configuration for nginx can be read by its workers', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'umask-')), 'nginx')
    await writeNginxConfiguration(folder, {
      store: { folder: '/srv/site', pointer: 'live' },
      addresses: ['*'],
      httpsPort: 443,
      tls: { certificate: '/etc/tls/site.crt', key: '/etc/tls/site.key' },
      hosts: { names: ['www.example.org'] },
      hsts: 0,
      http2: 'in listen',
    })
    expect(wrongModes(path.dirname(folder))).toEqual([])
    rmSync(path.dirname(folder), { recursive: true })
  })
})

it('a folder above the store that nobody else can enter is named', () => {
  const closed = mkdtempSync(path.join(tmpdir(), 'umask-'))
  const above = (mode: number) => {
    chmodSync(closed, mode)
    return findUnreadableAncestor({ folder: path.join(closed, 'not-there', 'store'), pointer: 'live' })
  }
  // On some computers, other users cannot enter the folder for temporary files: then the function always
  // returns that folder.
  const outer = findUnreadableAncestor({ folder: closed, pointer: 'live' })
  expect([above(0o700), above(0o711)]).toEqual([outer ?? closed, outer])
  rmSync(closed, { recursive: true })
})
