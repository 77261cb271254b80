import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { copyProject } from '../testing/releases/project-copy.ts'
import { buildAppInProject } from '../testing/releases/build-app-in.ts'
import { apps } from './apps.ts'
import { getSourceVersion } from './provenance/source-version.ts'

describe('a remote', () => {
  it('builds in a project from which every other app is deleted, and says nowhere in which folder', () => {
    const copy = copyProject(['mf-maze'])
    const others = apps.filter(app => app !== 'mf-maze')
    expect(others.filter(app => existsSync(path.join(copy, app)))).toEqual([])

    const version = getSourceVersion('mf-maze')
    const dist = path.join(copy, 'mf-maze', 'dist')
    const release = buildAppInProject(copy, 'mf-maze', version, dist)
    expect(release).toMatchObject({ name: 'mf-maze', version })
    expect(Object.keys(release.chunks)).toEqual(expect.arrayContaining(['remote', 'page-maze']))
    expect(existsSync(path.join(dist, 'server', 'remote.cjs'))).toBe(true)
    const isOfSite = (name: string) => !name.startsWith('embed/')
    expect(Object.keys(release.files).filter(name => name.endsWith('.json') && isOfSite(name))).toEqual([])
    // The runtime of `@module-federation/enhanced` would make it twice as large.
    expect(brotliCompressSync(readFileSync(path.join(dist, 'remoteEntry.js'))).length).toBeLessThan(3150)
    expectNoFolderIn(dist, copy)
    rmSync(copy, { recursive: true })
  })
})

/** The same source gives the same files in every folder, also in module ids. */
function expectNoFolderIn(dist: string, folder: string): void {
  const entry = readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8')
  const map = readFileSync(path.join(dist, 'maps', 'remoteEntry.js.map'), 'utf8')
  for (const text of [entry, map]) {
    expect(text).not.toContain(folder)
    expect(text).not.toMatch(/node_modules|[\\/]\.federation[\\/]/)
  }
  expect(entry).toMatch(/\bcontainer\(/)
}
