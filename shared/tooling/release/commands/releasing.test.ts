import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { release } from '../fixtures/command.ts'
import { signAgain } from '../fixtures/sign-again.ts'
import { RELEASING_TIMEOUT_MS, tinyStores } from '../fixtures/tiny-store.ts'
import { wholeSite } from '../fixtures/whole-site.ts'
import { MADE_OF } from '../compose/unchanged-pages.ts'
import type { Status } from '../store/status.ts'

const freshStore = tinyStores()

async function statusOf(store: string): Promise<Status> {
  const { output } = await release(store, ['status', '--json'])
  return JSON.parse(output) as Status
}

async function run(store: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await release(store, args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return output
}

describe('npm run release', () => {
  it(
    'makes both live of two releases at the same moment',
    async () => {
      for (const version of ['1.1.0', '1.2.0']) {
        const store = freshStore()
        await Promise.all(
          ['mf-one', 'mf-two', 'shell'].map(app => run(store, 'promote', `${app}@${version}`)),
        )
        expect(await wholeSite(store)).toEqual(
          expect.arrayContaining([`mf-one@${version}`, `mf-two@${version}`, `shell@${version}`]),
        )
        rmSync(store, { recursive: true })
      }
    },
    RELEASING_TIMEOUT_MS,
  )

  it('refuses a remote that was built for another contract than the shell', async () => {
    const store = freshStore()
    const file = path.join(store, 'apps', 'mf-one', '1.1.0', 'release.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"contract":2', '"contract":3'))
    await signAgain({ folder: store, pointer: 'live' }, 'mf-one', '1.1.0')
    const { code, output } = await release(store, ['promote', 'mf-one@1.1.0'])
    expect(code).toBe(1)
    expect(output).toMatch(/mf-one@1.1.0 was built for contract 3, shell@1.0.0 speaks 2/)
    expect(await wholeSite(store)).toContain('mf-one@1.0.0')
  })

  it(
    'takes one app back and leaves what another team has released since',
    async () => {
      const store = freshStore()
      await run(store, 'promote', 'mf-one@1.1.0')
      await run(store, 'promote', 'mf-two@1.1.0')
      await run(store, 'rollback', 'mf-one')
      expect(await wholeSite(store)).toEqual(expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.1.0']))
      const { apps, rollback, what } = await statusOf(store)
      expect(what).toBe('rollback of mf-one to 1.0.0')
      expect(apps['mf-two']).toMatchObject({ version: '1.1.0', previous: '1.0.0' })
      // Not to the third, which would bring back what was taken back.
      expect(rollback).toMatchObject({ deployment: 1 })
      await run(store, 'rollback')
      expect(await wholeSite(store)).toEqual(expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.0.0']))
    },
    RELEASING_TIMEOUT_MS,
  )

  it(
    'composes a running canary anew when something else is released, and promoting it ends it',
    async () => {
      const store = freshStore()
      await run(store, 'canary', 'mf-one@1.1.0', '--percent', '10')
      const refused = await release(store, ['canary', 'mf-two@1.1.0', '--percent', '10'])
      expect(refused).toMatchObject({ code: 1 })
      expect(refused.output).toMatch(/mf-one@1.1.0 is running for 10 %.*canary --stop/)
      await run(store, 'promote', 'mf-two@1.2.0')
      expect(documentFor(store, '09')).toContain('mf-one@1.1.0 mf-three@1.0.0 mf-two@1.2.0')
      expect(documentFor(store, '10')).toContain('mf-one@1.0.0 mf-three@1.0.0 mf-two@1.2.0')
      await run(store, 'promote', 'mf-one@1.1.0')
      expect(await statusOf(store)).not.toHaveProperty('canary')
      expect(documentFor(store, '99')).toContain('mf-one@1.1.0 mf-three@1.0.0 mf-two@1.2.0')
    },
    RELEASING_TIMEOUT_MS,
  )

  it(
    'ends a canary that does not compose any more, so that others can go live and back',
    async () => {
      const store = freshStore()
      await run(store, 'canary', 'mf-one@1.1.0', '--percent', '10')
      writeFileSync(
        path.join(store, 'apps', 'mf-one', '1.1.0', 'server', 'remote.cjs'),
        `throw new Error('Not today.')`,
      )
      expect(await run(store, 'promote', 'mf-two@1.2.0')).toMatch(
        /Live: mf-two@1.2.0[^]*The canary mf-one@1.1.0 does not compose any more[^]*has ended[^]*Not today/,
      )
      expect(documentFor(store, '09')).toContain('mf-one@1.0.0 mf-three@1.0.0 mf-two@1.2.0')
      expect(await statusOf(store)).not.toHaveProperty('canary')
      expect(await run(store, 'log')).toMatch(/the canary ended: mf-one@1.1.0/)
    },
    RELEASING_TIMEOUT_MS,
  )

  it(
    'goes back to a generation that gc has kept',
    async () => {
      const store = freshStore()
      const first = await statusOf(store)
      await run(store, 'promote', 'mf-one@1.1.0')
      const second = await statusOf(store)
      await run(store, 'promote', 'mf-one@1.2.0')
      expect(await run(store, 'gc', '--keep', '2', '--dry-run')).toContain(first.generation)
      await run(store, 'gc', '--keep', '2')
      const gone = await release(store, ['rollback', first.generation])
      expect(gone.output).toContain(`Those that can go live again: ${(await statusOf(store)).generation}`)
      await run(store, 'rollback', second.generation)
      expect(await wholeSite(store)).toContain('mf-one@1.1.0')
    },
    RELEASING_TIMEOUT_MS,
  )

  it(
    'shows a preview to nobody who does not ask for it',
    async () => {
      const store = freshStore()
      const output = await run(store, 'preview', 'mf-one@1.1.0')
      const [, id = ''] = /http:\/\/preview-([0-9a-f]{12})\.localhost:3000/.exec(output) ?? []
      expect(readFileSync(path.join(store, 'sites', id, 'index.html'), 'utf8')).toContain('mf-one@1.1.0')
      expect(await wholeSite(store)).toContain('mf-one@1.0.0')
    },
    RELEASING_TIMEOUT_MS,
  )

  it(
    'lets others go live past a release that does not compose any more, names it, and writes down who did what',
    async () => {
      const store = freshStore()
      const code = path.join(store, 'apps', 'mf-two', '1.0.0', 'server', 'remote.cjs')
      writeFileSync(code, `throw new Error('\u001b[31mNot today.')`)
      // As if pages were composed by other code than before, so that none goes on unasked.
      writeFileSync(path.join(store, 'live', '99', MADE_OF), '{}')
      const promoted = await release(store, ['promote', 'mf-one@1.1.0'])
      expect(promoted.code).toBe(0)
      expect(promoted.output).toMatch(
        /Live: mf-one@1.1.0[^]*mf-two@1.0.0 does not compose any more[^]*31mNot today/,
      )
      expect(promoted.output).not.toContain('\u001b')
      expect(promoted.output).toContain(`npm run release -- --store ${store} rollback`)
      expect(documentOf(store, 'mf-two')).toContain('mf-one@1.1.0')
      expect(documentOf(store, 'mf-two')).toContain('<title>mf-two@1.0.0')
      expect(documentOf(store, 'mf-one')).toContain('mf-one@1.1.0')

      const shell = await release(store, ['promote', 'shell@1.1.0'])
      expect(shell).toMatchObject({ code: 1 })
      expect(shell.output).toMatch(/mf-two@1.0.0 does not compose[^]*the shell changes/)

      expect(await run(store, 'log')).toMatch(
        /^\n?[^]*2 {2}\S+ {2}promote mf-one@1.1.0\n +by local \(\S+\), [^]*unchecked: releases of a test\n +kept as it was live: mf-two@1.0.0/,
      )
    },
    RELEASING_TIMEOUT_MS,
  )

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
  ])(
    'says what to type instead of an unknown %s',
    async (_, args, message) => {
      const { code, output } = await release(freshStore(), args)
      expect(code).toBe(1)
      expect(output).toMatch(message)
    },
    RELEASING_TIMEOUT_MS,
  )
})

const documentOf = (store: string, remote: string): string =>
  readFileSync(path.join(store, 'live', '99', remote, 'index.html'), 'utf8')

function documentFor(store: string, bucket: string): string {
  return readFileSync(path.join(store, 'live', bucket, 'index.html'), 'utf8')
}
