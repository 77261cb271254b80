import { satisfies } from 'semver'
import { sharedDependencies } from '@kutuhal/contract/brought-by-host.ts'
import { getProvidedPackageVersions, sharedPackages } from './shared-packages.ts'

const asked = Object.entries(sharedPackages)

describe('what remotes share with the shell', () => {
  it.each(Object.values(sharedDependencies).flat())('takes %s from the shell, which brings it', name => {
    expect(asked.filter(([key]) => key === name || (key.endsWith('/') && name.startsWith(key)))).toHaveLength(
      1,
    )
  })

  it.each(asked)('asks for %s in a version that a shell built now brings', (key, { requiredVersion }) => {
    const version = getProvidedPackageVersions()[key.replace(/\/$/, '')]
    expect(version).toBeDefined()
    expect(satisfies(version ?? '', requiredVersion)).toBe(true)
  })
})
