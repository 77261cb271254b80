import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import {
  commit,
  goLive,
  makeTestKey,
  refusals,
  temporaryFolder,
  testRecord,
  verdictsOf,
} from './fixtures/test-record.ts'
import { liveFile, parseWanted, planOf, withRelease } from './files.ts'
import { git } from './git.ts'
import { withSigningKey } from './keys.ts'
import { commitChange, fetchHead, readCommits, writeNote, type Record, openRecord } from './record.ts'

async function wantedBy(record: Record) {
  const files = (await verdictsOf(record)).at(-1)?.files ?? {}
  return planOf(parseWanted(files))
}

describe('A record', () => {
  it('says what is live, who changed it, what and why', async () => {
    const record = await testRecord()
    await commit(record, goLive('mf-one', '1.0.0'))
    await commit(record, { ...goLive('mf-two', '1.0.0'), trailers: { Unchecked: 'the browser\nis broken' } })
    expect((await wantedBy(record)).pins).toEqual({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
    const head = await fetchHead(record)
    const [first, second] = await readCommits(record, { head: head ?? '' })
    expect(first?.message).toMatch(/^promote mf-one@1\.0\.0\n/)
    expect(second?.message).toMatch(/^promote mf-two@1\.0\.0\n\nUnchecked: the browser is broken\nSets: /)
  })

  it('keeps what the deployer says of a commit', async () => {
    const record = await testRecord()
    const id = await commit(record, goLive('mf-one', '1.0.0'))
    await writeNote(record, id, '{"outcome":"live"}')
    expect(await readCommits(record, { head: id })).toMatchObject([{ id, note: '{"outcome":"live"}' }])
  })

  it('changes nothing if a command decides so, or finds that it cannot', async () => {
    const record = await testRecord()
    expect(await commitChange(record, undefined, () => Promise.resolve(undefined))).toBeUndefined()
    const impossible = commitChange(record, undefined, () =>
      Promise.reject(new Error('There is no such app.')),
    )
    await expect(impossible).rejects.toThrow('There is no such app.')
    expect(await fetchHead(record)).toBeUndefined()
  })

  it.each(['in the store', 'with a host'])('takes each of many changes at once, once (%s)', async place => {
    const host = await testRecord()
    const apps = Array.from({ length: isFullTestRun ? 10 : 4 }, (_, index) => `mf-${index}`)
    await Promise.all(
      apps.map(async app => {
        const record = place === 'in the store' ? host : await testRecord(host.folder)
        await commit(record, goLive(app, '1.0.0'))
      }),
    )
    expect(Object.keys((await wantedBy(host)).pins).sort()).toEqual([...apps].sort())
    expect(await verdictsOf(host)).toHaveLength(apps.length)
  })

  it('lets no settings or hooks of the person who runs a command take part', async () => {
    const home = temporaryFolder()
    const hooks = path.join(home, 'hooks')
    mkdirSync(hooks)
    writeFileSync(path.join(hooks, 'reference-transaction'), '#!/bin/sh\nexit 1\n')
    chmodSync(path.join(hooks, 'reference-transaction'), 0o755)
    const settings = `[core]\n\thooksPath = ${hooks}\n[user]\n\tname = Somebody else\n[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = /bin/false\n`
    writeFileSync(path.join(home, '.gitconfig'), settings)
    const before = process.env['HOME']
    process.env['HOME'] = home
    process.env['GIT_DIR'] = home
    try {
      const record = await testRecord()
      const id = await commit(record, goLive('mf-one', '1.0.0'))
      expect((await readCommits(record, { head: id }))[0]?.by).not.toBe('Somebody else')
    } finally {
      process.env['HOME'] = before
      delete process.env['GIT_DIR']
    }
  })

  it('is read by several commands of one computer at once', async () => {
    const host = await testRecord()
    const clone = await openRecord(path.join(temporaryFolder(), 'clone'), 'live', host.folder)
    for (let version = 1; version <= 5; version++) {
      const id = await commit(host, goLive('mf-one', `1.0.${version}`))
      expect(await Promise.all([1, 2, 3].map(() => fetchHead(clone)))).toEqual([id, id, id])
    }
  })

  it('says that its host does not answer, and what to look at', async () => {
    const record = await testRecord(path.join(temporaryFolder(), 'nothing'))
    await expect(fetchHead(record)).rejects.toThrow(/cannot be read:[^]*Is RECORD its address/)
  })

  it('says which package brings git or ssh-keygen', async () => {
    const record = await testRecord()
    const { file } = makeTestKey()
    const before = process.env['PATH']
    const bin = temporaryFolder()
    const program = execFileSync('which', ['git']).toString().trim()
    execFileSync('ln', ['-s', program, path.join(bin, 'git')])
    try {
      process.env['PATH'] = bin
      await expect(commit(record, goLive('mf-one', '1.0.0'), { file, publicKey: '' })).rejects.toThrow(
        'apt-get install openssh-client',
      )
      process.env['PATH'] = '/nothing'
      await expect(fetchHead(record)).rejects.toThrow('apt-get install git')
    } finally {
      process.env['PATH'] = before
    }
  })

  it('lets pages fall back to the release that was live before', () => {
    const first = withRelease(undefined, { version: '1.0.0', digest: 'a' })
    const second = withRelease(first, { version: '1.1.0', digest: 'b' })
    expect(second).toEqual({ version: '1.1.0', digest: 'b', previous: { version: '1.0.0', digest: 'a' } })
    expect(withRelease(second, { version: '1.1.0', digest: 'b' })).toEqual(second)
  })
})

describe('A key', () => {
  it('can be a file or a text, also one with \\n for line breaks', async () => {
    const key = makeTestKey()
    const text = readFileSync(key.file, 'utf8')
    for (const typed of [key.file, text, text.trim().replaceAll('\n', String.raw`\n`)]) {
      const record = await testRecord()
      const id = await withSigningKey(
        file => commit(record, goLive('mf-one', '1.0.0'), { ...key, file: file ?? '' }),
        typed,
      )
      expect(await git(record.folder, ['cat-file', 'commit', id])).toContain('BEGIN SSH SIGNATURE')
    }
  })

  it('is not taken from a file that others can read', async () => {
    const key = makeTestKey()
    chmodSync(key.file, 0o644)
    const used = withSigningKey(() => Promise.resolve(), key.file)
    await expect(used).rejects.toThrow(`chmod 600 ${key.file}`)
    expect(await refusals(await testRecord())).toEqual([])
  })
})

it('names the file of each app by the app', () => {
  expect(liveFile('mf-maze')).toBe('live/mf-maze.json')
})
