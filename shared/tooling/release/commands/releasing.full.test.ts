import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { release, run, statusOf } from '../fixtures/command.ts'
import { RELEASING_TIMEOUT_MS, tinyStores } from '../fixtures/tiny-store.ts'
import { wholeSite } from '../fixtures/whole-site.ts'

const freshStore = tinyStores()

describe('npm run release', () => {
  it(
    'makes both live of two releases at the same moment',
    async () => {
      for (const version of ['1.1.0', '1.2.0']) {
        const store = await freshStore()
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

  it(
    'composes a running canary again when something else is released, and promoting it ends it',
    async () => {
      const store = await freshStore()
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
      const store = await freshStore()
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
      const store = await freshStore()
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
})

function documentFor(store: string, bucket: string): string {
  return readFileSync(path.join(store, 'live', bucket, 'index.html'), 'utf8')
}
