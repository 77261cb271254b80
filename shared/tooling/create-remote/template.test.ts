import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const TEMPLATE = path.join(projectRoot, 'shared/tooling/create-remote/template')

const manifest = (folder: string): Manifest => {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  return JSON.parse(text.replaceAll('mf-contact', 'mf-sample')) as Manifest
}

describe('the template of a remote', () => {
  const ours = manifest(TEMPLATE)
  const sibling = manifest(path.join(projectRoot, 'mf-contact'))

  it('has the scripts of its siblings', () => {
    expect(ours.scripts).toEqual(sibling.scripts)
  })

  it('has its types for editors where it stands, too', () => {
    const { extends: base } = JSON.parse(readFileSync(path.join(TEMPLATE, 'tsconfig.json'), 'utf8')) as {
      readonly extends: string
    }
    expect(existsSync(path.join(TEMPLATE, base))).toBe(true)
  })

  it('asks for the very versions that its siblings ask for: a second React would break the page', () => {
    expect(Object.keys(ours.peerDependencies)).toContain('react')
    expect(ours.peerDependencies).toEqual(sibling.peerDependencies)
    expect(sibling.dependencies).toMatchObject(ours.dependencies)
  })
})

describe('the pipeline of a remote in a repository of its own', () => {
  const workflow = readFileSync(`${TEMPLATE}-own/.github/workflows/release.yml`, 'utf8')
  const [build = '', release = ''] = workflow.split('\n  release:')

  it('shows its secrets to no test, build or install script', () => {
    expect(build).not.toContain('{{ secrets.')
    expect(release).toContain('secrets.RELEASE_KEY')
    expect(release).not.toMatch(/pipeline\.sh (?:install|test|build)/)
  })

  it('lets a rollback wait for no merge, and no merge take its place', () => {
    expect(workflow.match(/concurrency: .*/g)).toEqual(["concurrency: release-${{ inputs.step || 'merge' }}"])
  })
})
