import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Check } from '../deploy/prepare.ts'
import { openTinySite, release } from '../fixtures/tiny-site.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { listReleaseCombinations } from './compatibility-matrix.ts'

const freshStore = createTinyStoreFactory()

it('holds no new shell up by a release whose pages are kept already, and by one that it breaks', async () => {
  const site = await openTinySite(freshStore())
  const breakRelease = (app: string) => {
    const code = path.join(site.store.folder, 'apps', app, '1.0.0', 'server', 'remote.cjs')
    writeFileSync(code, `throw new Error('Not today.')`)
  }
  breakRelease('mf-two')
  await release(site, ['mf-one@1.1.0'])
  breakRelease('mf-three')
  const remotes: string[] = []
  const note: Check = async (store, _live, released, _generation, kept) => {
    const [next] = await listReleaseCombinations(store, released, 'shell', kept)
    remotes.push(...(next?.remotes ?? []))
  }
  await release(site, ['shell@1.1.0'], note)
  expect(remotes.sort()).toEqual(['mf-one', 'mf-three'])
})
