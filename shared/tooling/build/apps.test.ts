import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findApps } from './apps.ts'

const remoteFiles = ['remote.tsx', 'package.json']
const made: string[] = []

afterAll(() => made.forEach(root => rmSync(root, { recursive: true })))

function project(workspaces: readonly string[], folders: Readonly<Record<string, readonly string[]>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'apps-'))
  made.push(root)
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces }))
  for (const [folder, files] of Object.entries(folders)) {
    mkdirSync(path.join(root, folder))
    for (const file of files) writeFileSync(path.join(root, folder, file), '')
  }
  return root
}

describe('the list of apps', () => {
  it('puts the host first and its remotes in the order of the workspaces, new ones last', () => {
    const folders = { 'mf-a': remoteFiles, 'mf-b': remoteFiles, 'mf-c': remoteFiles, 'mf-d': remoteFiles }
    const root = project(['shell', 'mf-c', 'mf-b', 'shared/ui'], folders)
    expect(findApps(root)).toEqual(['shell', 'mf-c', 'mf-b', 'mf-a', 'mf-d'])
  })

  it('passes over folders that hold no remote', () => {
    const root = project(['mf-gone', 'mf-plan'], {
      'mf-plan': ['README.md', 'package.json'],
      'mf-idea': ['remote.tsx'],
      'mf-old.unfinished': remoteFiles,
      shared: remoteFiles,
    })
    expect(findApps(root)).toEqual(['shell'])
  })

  it('finds a remote in a repository of its own, where there is no other app', () => {
    const root = project([], { 'mf-other': remoteFiles })
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'mf-labs' }))
    expect(findApps(root)).toEqual(['shell', 'mf-other'])
    writeFileSync(path.join(root, 'remote.tsx'), '')
    expect(findApps(root)).toEqual(['mf-labs'])
  })
})
