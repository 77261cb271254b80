import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Options } from '../commands/verbs/request.ts'
import { verbs } from '../commands/verbs/verbs.ts'
import { release } from '../fixtures/command.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { RELEASING_TIMEOUT_MS, tinyStores } from '../fixtures/tiny-store.ts'
import { writeConfiguration } from '../serve/nginx/write-configuration.ts'
import { packed, unpackInto } from './objects/packed-folder.ts'
import { letServersRead } from './server-access.ts'
import { storeAt } from './store-location.ts'

const PRIVATE = /\.pem$/

/** Files and folders below one that a web server could not read, and private ones that it could. */
function wrongModes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => !entry.isSymbolicLink())
    .filter(entry => {
      const mode = lstatSync(path.join(entry.parentPath, entry.name)).mode & 0o777
      if (PRIVATE.test(entry.name)) return mode !== 0o600
      const needed = entry.isDirectory() ? 0o555 : 0o444
      return (mode & needed) !== needed
    })
    .map(entry => path.join(entry.parentPath, entry.name))
}

let before: number
beforeEach(() => {
  before = process.umask(0o077)
})
afterEach(() => process.umask(before))

const freshStore = tinyStores()

describe('under a umask that keeps everything to its user', () => {
  it(
    'every verb writes what web servers can read, and keys that nobody else can',
    async () => {
      const folder = path.join(mkdtempSync(path.join(tmpdir(), 'umask-')), 'store')
      const store = storeAt(folder)
      const apps = ['shell', ...tinyRemotes]
      const unchecked = { unchecked: 'releases of a test' }
      const typed: readonly (readonly [string, readonly string[], Options?])[] = [
        ...apps.map(app => ['publish', [app], { dist: tinyBuild(app, '1.0.0') }] as const),
        ['publish', ['mf-one'], { dist: tinyBuild('mf-one', '1.1.0') }],
        ['promote', apps.map(app => `${app}@1.0.0`), unchecked],
        ['preview', ['mf-one@1.1.0']],
        ['canary', ['mf-one@1.1.0'], { percent: '10', ...unchecked }],
        ['rollback', []],
        ['gc', [], { keep: '1' }],
        ['keys', ['make', path.join(folder, 'team.pem')]],
      ]
      for (const [name, names, options = {}] of typed) {
        const { run } = (await verbs.find(({ usage }) => usage.startsWith(`${name} `))?.load()) ?? {}
        await run?.({ store, names, options })
        expect([name, wrongModes(folder)]).toEqual([name, []])
      }
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['live', 'local-key.pem', 'team.pem']))
      rmSync(path.dirname(folder), { recursive: true })
    },
    RELEASING_TIMEOUT_MS,
  )

  it('a configuration for nginx can be read by its workers', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'umask-')), 'nginx')
    await writeConfiguration(folder, {
      store: { folder: '/srv/site', pointer: 'live' },
      addresses: ['*'],
      httpsPort: 443,
      tls: { certificate: '/etc/tls/site.crt', key: '/etc/tls/site.key' },
      origins: {},
      hsts: 0,
      http2: 'in listen',
    })
    expect(wrongModes(path.dirname(folder))).toEqual([])
    rmSync(path.dirname(folder), { recursive: true })
  })

  it('a copy of an object store can be read, whoever packed what it holds', async () => {
    const from = mkdtempSync(path.join(tmpdir(), 'umask-'))
    const to = mkdtempSync(path.join(tmpdir(), 'umask-'))
    mkdirSync(path.join(from, 'media'))
    writeFileSync(path.join(from, 'media', 'map.svg'), '<svg/>')
    const archive = await packed(from)
    letServersRead()
    await unpackInto(to, archive)
    expect(readdirSync(path.join(to, 'media'))).toEqual(['map.svg'])
    expect(wrongModes(to)).toEqual([])
    for (const folder of [from, to]) rmSync(folder, { recursive: true })
  })
})

describe('a store that was written under such a umask', () => {
  const close = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isSymbolicLink()) continue
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
    }
  }

  it(
    'is told by status, and opened by whatever goes live next',
    async () => {
      const store = freshStore()
      close(store)
      const status = await release(store, ['status'])
      expect([status.code, status.output]).toEqual([
        1,
        expect.stringMatching(/as nginx does, cannot read deployments and \d+ more[^]*chmod a\+rx/),
      ])
      const promoted = await release(store, ['promote', 'mf-one@1.1.0'])
      expect(promoted.output).toMatch(/^Live: mf-one@1.1.0/m)
      expect((await release(store, ['status'])).output).toContain('all as they should be')
      rmSync(store, { recursive: true })
    },
    RELEASING_TIMEOUT_MS,
  )
})
