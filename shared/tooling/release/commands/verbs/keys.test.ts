import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { as, keyFile, ownedStore, publishAs, type Team } from '../../fixtures/owned-store.ts'
import { emptyStore } from '../../fixtures/composed.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { publish, type Store } from '../../store/store.ts'
import { localKeyFile } from '../../store/trust/first-use.ts'
import { ownersFile, readOwners } from '../../store/trust/owners-file.ts'
import { run as keys } from './keys.ts'
import { run as owners } from './owners.ts'
import { parseSignedReleases } from '../../pipeline/parse-releases.ts'

let store: Store

beforeEach(async () => {
  store = await ownedStore()
})
afterEach(() => rmSync(store.folder, { recursive: true }))

const typed = (team: Team, names: readonly string[], why?: string) =>
  as(store, team, () => keys({ store, names, options: { why } }))

describe('a store that nobody has used', () => {
  it('trusts the first key, which it makes itself and which only its owner can read, and no other', async () => {
    const fresh = emptyStore()
    await publish(fresh, tinyBuild('mf-one', '1.0.0'))
    expect(statSync(localKeyFile(fresh)).mode & 0o777).toBe(0o600)
    expect(await keys({ store: fresh, names: [], options: {} })).toMatch(/local +[0-9a-f]{16} +in use +yours/)
    await expect(as(store, 'stranger', () => publish(fresh, tinyBuild('mf-one', '1.1.0')))).rejects.toThrow(
      /a key that this store does not know/,
    )
    rmSync(fresh.folder, { recursive: true })
  })
})

describe('two who change the owners at once', () => {
  it('both have their say: a revocation is not lost', async () => {
    await as(store, 'shell-team', () =>
      Promise.all([
        keys({ store, names: ['revoke', 'team-one'], options: { why: 'a laptop was stolen' } }),
        owners({ store, names: ['allow', 'team-two', 'unchecked'], options: {} }),
      ]),
    )
    const now = await readOwners(store)
    expect(now?.keys['team-one']).toMatchObject({ revoked: 'a laptop was stolen' })
    expect(now?.may.unchecked).toContain('team-two')
  })
})

it('takes no key that everybody on the computer can read', async () => {
  chmodSync(keyFile(store, 'team-one'), 0o644)
  await expect(publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))).rejects.toThrow(/chmod 600/)
})

describe('a team', () => {
  it('changes its key: the old one retires, and what it has signed goes on counting', async () => {
    await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'new.pem')
    const [publicKey = ''] = /MCow\S+$/.exec(await typed('team-one', ['make', file])) ?? []
    await expect(typed('team-one', ['add', 'team-one-2026', publicKey])).rejects.toThrow(
      /Only shell-team may/,
    )
    await typed('shell-team', ['add', 'team-one-2026', publicKey])
    change(text => text.replaceAll('"team-one"\n', '"team-one", "team-one-2026"\n'))
    await typed('shell-team', ['retire', 'team-one'])

    await expect(named('mf-one@1.0.0')).resolves.toBeDefined()
    writeFileSync(path.join(store.folder, 'team-two.pem'), readFileSync(file))
    await publishAs(store, 'team-two', tinyBuild('mf-one', '1.1.0'))
    await expect(named('mf-one@1.1.0')).resolves.toBeDefined()
    expect(await owners({ store, names: [], options: {} })).toMatch(/publish +mf-one +team-one-2026\n/)
  })

  it('loses its key, and nothing counts that it has signed', async () => {
    await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
    await expect(typed('shell-team', ['revoke', 'team-one'])).rejects.toThrow(/Why\?/)
    await typed('shell-team', ['revoke', 'team-one'], 'a laptop was stolen')
    await expect(named('mf-one@1.0.0')).rejects.toThrow(/revoked \(a laptop was stolen\)/)
    expect(await typed('team-two', [])).toMatch(/team-one +[0-9a-f]{16} +revoked: a laptop was stolen/)
  })

  it('cannot lock everybody out', async () => {
    await expect(typed('shell-team', ['retire', 'shell-team'])).rejects.toThrow(
      /nobody could change the owners/,
    )
  })
})

it.each<[string, (text: string) => string, RegExp]>([
  [
    'a key that is none',
    text => text.replace('team-two": {\n      "publicKey": "', '$&x'),
    /is no public key.*\n.*team-two/,
  ],
  [
    'a right to a key that nobody has',
    text => text.replace('"site": [', '$&"asha",'),
    /names the key "asha"/,
  ],
  ['a right that there is not', text => text.replace('"site"', '"sites"'), /Unrecognized key: "sites"/],
  ['no JSON', text => text.slice(1), /JSON/],
])('says what is wrong with owners that hold %s, and does nothing', async (_, spoil, message) => {
  change(spoil)
  await expect(publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))).rejects.toThrow(message)
  await expect(readOwners(store)).rejects.toThrow(/Mend the file/)
})

const named = (name: string) => as(store, 'shell-team', () => parseSignedReleases(store, [name], ''))

function change(by: (text: string) => string): void {
  const before = readFileSync(ownersFile(store), 'utf8')
  expect(by(before)).not.toBe(before)
  writeFileSync(ownersFile(store), by(before))
}
