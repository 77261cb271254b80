import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { findContractProblem } from '../../compose/contract-problem.ts'
import { openComposableSite } from '../../compose/site.ts'
import { firstPlan } from '../../store/plan.ts'
import { resolveLocalStore } from '../../store/store-location.ts'
import { readRelease, releaseFolder } from '../../store/store.ts'
import { ReleasedPlan } from '../../releases/released-plan.ts'
import { openReleases } from '../../releases/release-source.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'

const kept = path.join(projectRoot, 'shared/test-material/contracts')
const versions = readdirSync(kept).filter(name => /^\d/.test(name))
const store = resolveLocalStore(mkdtempSync(path.join(tmpdir(), 'older-contracts-')))
let shell = ''

beforeAll(async () => {
  const built = resolveLocalStore()
  shell = (await buildReleases(built, () => undefined)).shell
  const source = openReleases(built).folderOf('shell', shell) ?? ''
  cpSync(source, releaseFolder(store, 'shell', shell), { recursive: true })
}, 240_000)

afterAll(() => rmSync(store.folder, { recursive: true, force: true }))

describe('a remote that was built against an earlier contract', () => {
  it('is kept', () => {
    expect(versions.length).toBeGreaterThan(0)
  })

  it.each(versions)('%s composes with the shell of today', async contract => {
    const remote = await readRelease(path.join(kept, contract))
    const folder = releaseFolder(store, remote.name, remote.version)
    cpSync(path.join(kept, contract), folder, { recursive: true })
    expect(
      findContractProblem(remote, await readRelease(releaseFolder(store, 'shell', shell))),
    ).toBeUndefined()

    const moment = { generation: 'aaaaaaaaaaaa', year: 2025 }
    const plan = await ReleasedPlan.of(store, firstPlan({ shell, [remote.name]: remote.version }))
    const site = await openComposableSite(store, plan, moment)
    try {
      const route = site.routes.find(each => each.remote === remote.name)
      if (!route)
        throw new Error(`The shell has no route to ${remote.name} any more: keep examples of another name.`)
      const [address] = await site.addressesOf(route)
      if (!address) throw new Error('The remote names no address of its page.')
      const { html } = await site.compose(address)
      expect(html).toContain('Try one today')
    } finally {
      site.close()
      rmSync(folder, { recursive: true })
    }
  })
})
