import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startReleaseCommand, runReleaseCommand, runStatusCommand } from '../fixtures/release-command.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { verifySiteInFolder } from '../fixtures/verify-folder-site.ts'

const freshStore = createTinyStoreFactory()

describe('npm run release', () => {
  it('makes both live of two releases at the same moment', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      const store = freshStore()
      await Promise.all(
        ['mf-one', 'mf-two', 'shell'].map(app => runReleaseCommand(store, 'promote', `${app}@${version}`)),
      )
      expect(await verifySiteInFolder(store)).toEqual(
        expect.arrayContaining([`mf-one@${version}`, `mf-two@${version}`, `shell@${version}`]),
      )
      rmSync(store, { recursive: true })
    }
  })

  it('composes a running canary again when something else is released, and promoting it ends it', async () => {
    const store = freshStore()
    await runReleaseCommand(store, 'canary', 'mf-one@1.1.0', '--percent', '10')
    const refused = await startReleaseCommand(store, ['canary', 'mf-two@1.1.0', '--percent', '10'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toMatch(/mf-one@1.1.0 is running for 10 %.*canary --stop/)
    await runReleaseCommand(store, 'promote', 'mf-two@1.2.0')
    expect(documentFor(store, '09')).toContain('mf-one@1.1.0 mf-three@1.0.0 mf-two@1.2.0')
    expect(documentFor(store, '10')).toContain('mf-one@1.0.0 mf-three@1.0.0 mf-two@1.2.0')
    await runReleaseCommand(store, 'promote', 'mf-one@1.1.0')
    expect(await runStatusCommand(store)).not.toHaveProperty('canary')
    expect(documentFor(store, '99')).toContain('mf-one@1.1.0 mf-three@1.0.0 mf-two@1.2.0')
  })

  it('ends a canary that does not compose any more, so that others can go live and back', async () => {
    const store = freshStore()
    await runReleaseCommand(store, 'canary', 'mf-one@1.1.0', '--percent', '10')
    writeFileSync(
      path.join(store, 'apps', 'mf-one', '1.1.0', 'server', 'remote.cjs'),
      `throw new Error('Not today.')`,
    )
    expect(await runReleaseCommand(store, 'promote', 'mf-two@1.2.0')).toMatch(
      /Live: mf-two@1.2.0[^]*The canary mf-one@1.1.0 does not compose any more[^]*has ended[^]*server\/remote\.cjs[^]*has other content/,
    )
    expect(documentFor(store, '09')).toContain('mf-one@1.0.0 mf-three@1.0.0 mf-two@1.2.0')
    expect(await runStatusCommand(store)).not.toHaveProperty('canary')
    expect(await runReleaseCommand(store, 'log')).toMatch(/the canary ended: mf-one@1.1.0/)
  })
})

function documentFor(store: string, bucket: string): string {
  return readFileSync(path.join(store, 'live', bucket, 'index.html'), 'utf8')
}
