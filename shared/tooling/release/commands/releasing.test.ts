import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runReleaseCommandInProcess } from '../fixtures/release-command.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { verifySiteInFolder } from '../fixtures/verify-folder-site.ts'
import { newestDeployment } from '../store/deployments.ts'

const freshStore = createTinyStoreFactory()

describe('npm run release', () => {
  it('refuses a remote that was built for another contract than the shell', async () => {
    const store = freshStore()
    const file = path.join(store, 'releases', 'mf-one', '1.1.0', 'release.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"contract":2', '"contract":3'))
    const { code, output } = await runReleaseCommandInProcess(store, ['promote', 'mf-one@1.1.0'])
    expect(code).toBe(1)
    expect(output).toMatch(/mf-one@1.1.0 was built for contract 3, shell@1.0.0 speaks 2/)
    expect(await verifySiteInFolder(store)).toContain('mf-one@1.0.0')
  })

  it('takes a build that it has published for done, so that a pipeline starts again, and no other one', async () => {
    const store = freshStore()
    const dist = tinyBuild('mf-one', '3.0.0')
    const publish = () => succeed(store, 'publish', 'mf-one', '--dist', dist)
    expect([await publish(), await publish()].join()).toMatch(/(Published: mf-one@3\.0\.0.*){2}/s)
    const other = tinyBuild('mf-one', '3.0.0', { 'more.js': '1' })
    const { output } = await runReleaseCommandInProcess(store, ['publish', 'mf-one', '--dist', other])
    expect(output).toContain('is published already')
  })

  it('takes one app back and leaves what another team has released since', async () => {
    const store = freshStore()
    expect(await succeed(store, 'promote', 'mf-one@1.1.0')).toMatch(
      /mf-one@1\.1\.0 costs who has the live release 2 new files: 0\.\d kB of scripts, no images\.$/m,
    )
    await succeed(store, 'promote', 'mf-two@1.1.0')
    await succeed(store, 'rollback', 'mf-one')
    expect(await verifySiteInFolder(store)).toEqual(expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.1.0']))
    // A further rollback restores deployment 1, in which both apps have version 1.0.0.
    expect(JSON.parse(await succeed(store, 'status', '--json'))).toMatchObject({
      what: 'rollback of mf-one to 1.0.0',
      apps: { 'mf-two': { version: '1.1.0', previous: '1.0.0' } },
      rollback: { deployment: 1 },
    })
    await succeed(store, 'rollback')
    expect(await verifySiteInFolder(store)).toEqual(expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.0.0']))
  })

  it('shows a preview to nobody who does not ask for it', async () => {
    const store = freshStore()
    const output = await succeed(store, 'preview', 'mf-one@1.1.0')
    const [, id = ''] = /http:\/\/preview-([0-9a-f]{32})\.localhost:3000/.exec(output) ?? []
    expect(readFileSync(path.join(store, 'sites', id, 'index.html'), 'utf8')).toContain('mf-one@1.1.0')
    expect(await verifySiteInFolder(store)).toContain('mf-one@1.0.0')
  })

  it('lets others go live past a release that does not compose any more, names it, and writes down who did what', async () => {
    const store = freshStore()
    const code = path.join(store, 'apps', 'mf-two', '1.0.0', 'server', 'remote.cjs')
    writeFileSync(code, `throw new Error('Not today.')`)
    const promoted = await runReleaseCommandInProcess(store, ['promote', 'mf-one@1.1.0'])
    expect(promoted.code).toBe(0)
    expect(promoted.output).toMatch(
      /Live: mf-one@1.1.0[^]*mf-two@1.0.0 does not compose any more[^]*other content than was built/,
    )
    expect(promoted.output).toContain(`npm run release -- --store ${store} rollback`)
    expect(documentOf(store, 'mf-two')).toContain('mf-one@1.1.0')
    expect(documentOf(store, 'mf-two')).toContain('<title>mf-two@1.0.0')
    expect(documentOf(store, 'mf-one')).toContain('mf-one@1.1.0')

    const before = documentOf(store, 'mf-two')
    for (const shell of ['shell@1.1.0', 'shell@1.2.0'])
      expect(await succeed(store, 'promote', shell)).toContain('mf-two@1.0.0 does not compose any more')
    expect(documentOf(store, 'mf-two')).toBe(before)
    expect(documentOf(store, 'mf-one')).toContain('shell@1.2.0')
    // Its pages load the first shell, which a clean-up therefore keeps.
    const live = await newestDeployment({ folder: store, pointer: 'live' })
    expect(live?.releases).toHaveProperty(['shell@1.0.0'])
    await succeed(store, 'promote', 'mf-two@1.1.0')
    expect(documentOf(store, 'mf-two')).toMatch(/<title>mf-two@1\.1\.0[^]*shell@1\.2\.0/)

    expect(await succeed(store, 'log')).toMatch(
      /^\n?[^]*2 {2}\S+ {2}promote mf-one@1.1.0\n +by \S+@\S+, commit [^]*unchecked: releases of a test\n +kept as it was live: mf-two@1.0.0/,
    )
  })

  it.each<[string, readonly string[], RegExp]>([
    ['reason', ['promote', 'mf-one@1.1.0', '--unchecked', 'mf-two@1.1.0'], /needs a reason in a few words/],
    [
      'gateway',
      ['promote', 'mf-one@1.1.0', '--gateway', 'javascript:alert(1)'],
      /--gateway needs an address/,
    ],
    ['verb', ['promot'], /There is no "promot"(.|\n)*promote <app>@<version>/],
    ['app', ['promote', 'mf-nine@1.0.0'], /no release mf-nine@1.0.0.*publish mf-nine/],
    ['version', ['promote', 'mf-one@9.9.9'], /no release mf-one@9.9.9.*Published are .*1.1.0/],
    ['option', ['rollback', '--percent', '1'], /--percent means nothing here(.|\n)*Usage: .*rollback/],
    ['percentage', ['canary', 'mf-one@1.1.0', '--percent', '100'], /whole number from 1 to 99/],
  ])('says what to type instead of an unknown %s', async (_, args, message) => {
    const { code, output } = await runReleaseCommandInProcess(freshStore(), args)
    expect(code).toBe(1)
    expect(output).toMatch(message)
  })
})

async function succeed(store: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runReleaseCommandInProcess(store, args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return output
}

const documentOf = (store: string, remote: string): string =>
  readFileSync(path.join(store, 'live', '99', remote, 'index.html'), 'utf8')
