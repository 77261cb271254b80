import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { copyProject } from '@kutuhal/testing/project-copy.ts'
import { apps } from './apps.ts'
import type { Release } from './release.ts'

describe('a remote', () => {
  it('builds in a project from which every other app is deleted', () => {
    const copy = copyProject(['mf-maze'])
    const others = apps.filter(app => app !== 'mf-maze')
    expect(others.filter(app => existsSync(path.join(copy, app)))).toEqual([])

    const args = ['--import', 'tsx', 'shared/tooling/build/build-app.ts', 'mf-maze', '1.2.3']
    const build = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    expect(build.stderr).not.toContain('Error')
    const dist = path.join(copy, 'mf-maze', 'dist')
    const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release
    expect(release).toMatchObject({ name: 'mf-maze', version: '1.2.3', container: 'mf_maze_1_2_3' })
    expect(Object.keys(release.chunks)).toEqual(expect.arrayContaining(['remote', 'page-maze']))
    expect(existsSync(path.join(dist, 'server', 'remote.cjs'))).toBe(true)
    // Enhanced's own runtime in it, and it would be twice as large.
    expect(brotliCompressSync(readFileSync(path.join(dist, 'remoteEntry.js'))).length).toBeLessThan(3000)
    rmSync(copy, { recursive: true })
  }, 120_000)
})
