import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  commit,
  copyRecord,
  digestOf,
  goLive,
  makeTestKey,
  ownersAndRights,
  refusals,
  release,
  temporaryFolder,
  testRecord,
  verdictsOf,
} from './fixtures/test-record.ts'
import {
  CANARY_FILE,
  formatRecordFile,
  liveFile,
  OWNERS_FILE,
  parseWanted,
  RIGHTS_FILE,
  SITE_FILE,
} from './files.ts'
import { git } from './git.ts'
import { fetchHead, type Change, type Record } from './record.ts'
import { verifyCommits } from './verify.ts'

const [operator, one, two, stranger] = [makeTestKey(), makeTestKey(), makeTestKey(), makeTestKey()]
const teams = { 'mf-one': one, 'mf-two': two }

let owned: Record
beforeAll(async () => {
  owned = await testRecord()
  await commit(owned, goLive('mf-one', '1.0.0'))
  await commit(owned, goLive('mf-two', '1.0.0'))
  await commit(owned, ownersAndRights(operator, teams), operator)
})

const ownedRecord = (): Record => copyRecord(owned)

const canary = (app: string, version: string): Change => ({
  what: 'canary',
  files: { [CANARY_FILE]: formatRecordFile({ app, ...release(version), percent: 10 }) },
})

const versionOf = async (record: Record, app: string): Promise<string | undefined> => {
  const files = (await verdictsOf(record)).at(-1)?.files ?? {}
  return parseWanted(files).live[app]?.version
}

describe('A commit counts', () => {
  it('without a signature until the first owner is named, and only with one from then on', async () => {
    const record = ownedRecord()
    await commit(record, goLive('mf-one', '2.0.0'))
    await commit(record, goLive('mf-one', '1.1.0'), one)
    expect(await refusals(record)).toEqual([
      undefined,
      undefined,
      undefined,
      'nobody has signed it',
      undefined,
    ])
    expect(await versionOf(record, 'mf-one')).toBe('1.1.0')
  })

  it('for what its team may change, and a refused one blocks nobody', async () => {
    const record = ownedRecord()
    await commit(record, goLive('mf-two', '6.6.6'), one)
    await commit(record, goLive('mf-one', '1.1.0'), one)
    expect((await refusals(record)).slice(3)).toEqual([
      'mf-one may not change live/mf-two.json; who may: operator, mf-two',
      undefined,
    ])
    expect([await versionOf(record, 'mf-one'), await versionOf(record, 'mf-two')]).toEqual(['1.1.0', '1.0.0'])
    // The file has that text already, and still this is a change: until now it did not count.
    await commit(record, goLive('mf-two', '6.6.6'), two)
    expect(await versionOf(record, 'mf-two')).toBe('6.6.6')
  })

  it('by the owners before it, so that nobody lets himself in or gives himself rights', async () => {
    const record = ownedRecord()
    await commit(record, ownersAndRights(operator, { ...teams, 'mf-new': stranger }), stranger)
    await commit(record, goLive('mf-new', '1.0.0'), stranger)
    const rights = { what: 'rights', files: { [RIGHTS_FILE]: '* operator mf-one\n' } }
    await commit(record, rights, one)
    expect((await refusals(record)).slice(3)).toEqual([
      'no owner of this record has signed it',
      'no owner of this record has signed it',
      'mf-one may not change rights; who may: operator',
    ])
  })

  it('only until its key is taken away, whatever date it claims', async () => {
    const record = ownedRecord()
    await commit(record, ownersAndRights(operator, { 'mf-two': two }), operator)
    await commit(record, goLive('mf-one', '6.6.6'), one)
    await commit(record, goLive('mf-two', '1.1.0'), two)
    expect((await refusals(record)).slice(3)).toEqual([
      undefined,
      'no owner of this record has signed it',
      undefined,
    ])
  })

  it.each<[string, Change, string]>([
    ["another team's canary", canary('mf-two', '1.1.0'), 'mf-one may not change live/mf-two.json'],
    [
      'the options of the site',
      { what: '', files: { [SITE_FILE]: '{"reports":100}' } },
      'may not change site.json',
    ],
    ['the keys', { what: '', files: { [OWNERS_FILE]: undefined } }, 'may not change owners'],
    ['a file of no app', { what: '', files: { 'live/constructor.json': '{}' } }, 'is the file of no app'],
    [
      'what is no release',
      { what: '', files: { [liveFile('mf-one')]: '{"version":"../../x"}' } },
      'has no form',
    ],
    ...[70_000, 21_000_000].map((bytes): [string, Change, string] => [
      `a file of ${bytes} bytes`,
      { what: '', files: { [liveFile('mf-one')]: ' '.repeat(bytes) } },
      'is larger than 64000 bytes',
    ]),
  ])("not for a team's key with %s", async (_, change, why) => {
    const record = ownedRecord()
    await commit(record, change, one)
    expect((await refusals(record)).at(-1)).toContain(why)
  })

  it("for a team's own canary, and for nobody else who would stop it", async () => {
    const record = ownedRecord()
    await commit(record, canary('mf-one', '1.1.0'), one)
    await commit(record, { what: 'stop', files: { [CANARY_FILE]: undefined } }, two)
    await commit(record, canary('mf-two', '1.1.0'), two)
    expect((await refusals(record)).slice(3).map(why => why?.slice(0, 40))).toEqual([
      undefined,
      'mf-two may not change live/mf-one.json; ',
      'mf-two may not change live/mf-one.json; ',
    ])
    const files = (await verdictsOf(record)).at(-1)?.files ?? {}
    expect(parseWanted(files).canary).toEqual({ app: 'mf-one', ...release('1.1.0'), percent: 10 })
  })

  it.each<[string, Change]>([
    ['nobody may change any more', { what: '', files: { [RIGHTS_FILE]: 'live/* operator\n' } }],
    ['cannot be read', { what: '', files: { [OWNERS_FILE]: 'operator ssh-ed25519 AAAA\n' } }],
  ])('not with owners that %s, also not from the operator', async (_, change) => {
    const record = ownedRecord()
    await commit(record, change, operator)
    expect((await refusals(record)).at(-1)).toMatch(/nobody could change the owners|names no key/)
  })
})

describe('A repository that lies', () => {
  const blob = async (record: Record, text: string) =>
    (await git(record.folder, ['hash-object', '-w', '--stdin'], { input: text })).trim()

  it.each([
    ['a link', '120000'],
    ['a program', '100755'],
    ['another repository', '160000'],
  ])('gets no %s into what is live', async (_, mode) => {
    const record = await testRecord()
    const first = await commit(record, goLive('mf-one', '1.0.0'))
    const id = mode === '160000' ? first : await blob(record, '/etc/passwd')
    const inner = (
      await git(record.folder, ['mktree'], {
        input: `${mode} ${mode === '160000' ? 'commit' : 'blob'} ${id}\tmf-one.json\n`,
      })
    ).trim()
    const tree = (await git(record.folder, ['mktree'], { input: `040000 tree ${inner}\tlive\n` })).trim()
    const next = (await git(record.folder, ['commit-tree', tree, '-p', first], { input: 'x' })).trim()
    await git(record.folder, ['update-ref', 'refs/heads/live', next])
    expect(await refusals(record)).toEqual([undefined, 'live/mf-one.json is no plain file'])
    await commit(record, goLive('mf-one', '1.1.0'))
    expect(await versionOf(record, 'mf-one')).toBe('1.1.0')
  })

  it('cannot go back to an older state, or to another history', async () => {
    const record = ownedRecord()
    const old = await fetchHead(record)
    await commit(record, goLive('mf-one', '1.1.0'), one)
    const last = (await verdictsOf(record)).at(-1)
    const live = { commit: last?.commit.id, files: last?.files ?? {} }
    await expect(verifyCommits(record, live, old ?? '')).rejects.toThrow('does not go on from there')
    const other = await testRecord()
    await commit(other, goLive('mf-one', '1.0.0'))
    await expect(verifyCommits(other, live, (await fetchHead(other)) ?? '')).rejects.toThrow('another record')
  })

  it('cannot change a commit that somebody signed', async () => {
    const record = ownedRecord()
    const id = await commit(record, goLive('mf-one', '1.1.0'), one)
    const text = await git(record.folder, ['cat-file', 'commit', id])
    const input = text.replace('promote mf-one@1.1.0', 'promote mf-one@6.6.6')
    const forged = await git(record.folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input })
    await git(record.folder, ['update-ref', 'refs/heads/live', forged.trim()])
    expect((await refusals(record)).at(-1)).toBe('its signature is not of this commit')
  })

  it('cannot hide a change in a message', async () => {
    const record = ownedRecord()
    await commit(record, { ...goLive('mf-one', '1.1.0'), trailers: { Sets: 'live/mf-two.json' } }, two)
    expect((await refusals(record)).at(-1)).toContain('mf-two may not change live/mf-one.json')
  })

  it('may hold what people and hosts read', async () => {
    const host = ownedRecord()
    const clone = temporaryFolder()
    const run = (...args: string[]) =>
      execFileSync('git', ['-C', clone, ...args], { env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } })
    execFileSync('git', ['clone', '--quiet', host.folder, clone])
    writeFileSync(path.join(clone, 'CODEOWNERS'), '* @kutuhal/operators\n')
    run('add', 'CODEOWNERS')
    run('-c', 'user.name=Somebody', '-c', 'user.email=', 'commit', '--quiet', '-m', 'Say who looks at what')
    run('push', '--quiet', 'origin', 'HEAD:live')
    await commit(host, goLive('mf-one', '1.1.0'), one)
    expect((await refusals(host)).at(-1)).toBeUndefined()
    expect(await versionOf(host, 'mf-one')).toBe('1.1.0')
  })
})

it('skips what the deployer has refused', async () => {
  const record = await testRecord()
  await commit(record, goLive('mf-one', '1.0.0'))
  const bad = await commit(record, goLive('mf-one', '1.1.0'))
  const head = await commit(record, goLive('mf-two', '1.0.0'))
  const verdicts = await verifyCommits(record, { files: {} }, head, ({ id }) =>
    id === bad ? 'a page is broken' : undefined,
  )
  expect(parseWanted(verdicts.at(-1)?.files ?? {}).live).toMatchObject({
    'mf-one': { version: '1.0.0', digest: digestOf('1.0.0') },
    'mf-two': { version: '1.0.0' },
  })
})
