import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../apps.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

const manifest = (folder: string): Manifest => {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  return JSON.parse(text.replaceAll('mf-contact', 'mf-sample')) as Manifest
}

describe('the template of a remote', () => {
  const ours = manifest(path.join(root, 'shared/tooling/build/new-remote/template'))
  const sibling = manifest(path.join(root, 'mf-contact'))

  it('has the scripts of its siblings', () => {
    expect(ours.scripts).toEqual(sibling.scripts)
  })

  it('asks for the very versions that its siblings ask for: a second React would break the page', () => {
    expect(Object.keys(ours.dependencies)).toContain('react')
    expect(sibling.dependencies).toMatchObject(ours.dependencies)
  })
})
