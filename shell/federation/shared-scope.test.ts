import { createRequire } from 'node:module'
import { broughtByHost } from '@kutuhal/contract/brought-by-host.ts'
import { sharedPackages, shareScope } from './shared-scope.ts'

const require = createRequire(__filename)

describe('the share scope', () => {
  it('holds exactly what remotes are built to take from it', () => {
    expect(Object.keys(shareScope).sort()).toEqual(Object.values(broughtByHost).flat().sort())
  })

  it.each(Object.entries(broughtByHost))(
    'names the version of %s that the shell was built with',
    (name, entries) => {
      const { version } = require(`${name}/package.json`) as { readonly version: string }
      for (const entry of entries) {
        expect(sharedPackages[entry][0]).toBe(version)
        expect(Object.keys(shareScope[entry] ?? {})).toEqual([version])
      }
    },
  )
})
