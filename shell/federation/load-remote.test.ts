import { createRequire } from 'node:module'
import { sharedDependencies } from '@kutuhal/contract/brought-by-host.ts'
import { sharedPackages } from './load-remote.ts'

const require = createRequire(__filename)

describe('the shared packages', () => {
  it('are exactly those that remotes are built to take', () => {
    expect(Object.keys(sharedPackages).sort()).toEqual(Object.values(sharedDependencies).flat().sort())
  })

  it.each(Object.entries(sharedDependencies))(
    'are of the version of %s that the shell was built with',
    (name, entries) => {
      const { version } = require(`${name}/package.json`) as { readonly version: string }
      for (const entry of entries) expect(sharedPackages[entry][0]).toBe(version)
    },
  )
})
