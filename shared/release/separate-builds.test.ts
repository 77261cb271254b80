import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../build/apps.ts'
import type { Release } from '../build/release.ts'

/** A copy of the project with one app only; installed packages are linked, the project's own ones point into the copy. */
function projectWithOnly(app: string): string {
  // Node and webpack look at real paths.
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'alone-')))
  const isSource = (file: string) => !/[\\/](dist|node_modules)$/.test(file)
  for (const entry of [app, 'shared', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isSource })
  }
  linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, 'node_modules', '@kutuhal'))
  for (const name of readdirSync(path.join(copy, 'shared'))) {
    symlinkSync(path.join(copy, 'shared', name), path.join(copy, 'node_modules', '@kutuhal', name))
  }
  return copy
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const isOurs = entry.isSymbolicLink() || entry.name === '@kutuhal'
    if (!isOurs) symlinkSync(path.join(from, entry.name), path.join(to, entry.name))
  }
}

describe('a remote', () => {
  it('builds in a project from which every other app is deleted', () => {
    const copy = projectWithOnly('mf-maze')
    const others = ['shell', 'mf-content', 'mf-chat', 'mf-contact']
    expect(others.filter(app => existsSync(path.join(copy, app)))).toEqual([])

    const args = ['--import', 'tsx', 'shared/build/build-app.ts', 'mf-maze', '1.2.3']
    const build = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    expect(build.stderr).not.toContain('Error')
    const dist = path.join(copy, 'mf-maze', 'dist')
    const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release
    expect(release).toMatchObject({ name: 'mf-maze', version: '1.2.3', container: 'mf_maze_1_2_3' })
    expect(Object.keys(release.chunks)).toEqual(expect.arrayContaining(['remote', 'page-maze']))
    expect(existsSync(path.join(dist, 'server', 'remote.mjs'))).toBe(true)
  }, 120_000)
})
