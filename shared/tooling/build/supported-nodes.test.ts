import { readFileSync } from 'node:fs'
import path from 'node:path'
import { subset } from 'semver'
import { projectRoot } from './apps.ts'

interface Lock {
  readonly packages: Readonly<Record<string, Package>>
}

interface Package {
  readonly version?: string
  readonly engines?: { readonly node?: string }
  /** The package is only for some kinds of computers. */
  readonly optional?: boolean
}

const lock = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as Lock
const ours = lock.packages['']?.engines?.node ?? ''
const needed = Object.entries(lock.packages).filter(([, { optional }]) => !optional)

describe('a developer on any Node that package.json names', () => {
  it('can run every package that is installed', () => {
    const tooNew = needed.flatMap(([folder, { version, engines: { node } = {} }]) =>
      node === undefined || subset(ours, node) ? [] : [`${folder} ${version} needs ${node}`],
    )
    expect(ours).not.toBe('')
    expect(tooNew).toEqual([])
  })
})
