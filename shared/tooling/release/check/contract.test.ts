import type { Release } from '@kutuhal/build/release.ts'
import { checkSharedVersions } from './contract.ts'

const release: Release = {
  name: 'mf-maze',
  version: '1.1.0',
  contract: 1,
  container: 'mf_maze_1_1_0',
  shared: {},
  provided: {},
  maps: {},
  files: {},
  chunks: {},
}
const shell = {
  ...release,
  name: 'shell',
  version: '2.0.0',
  provided: { react: '19.3.1', '@emotion/react': '11.14.0' },
}

const whatOf = (shared: Release['shared']) =>
  checkSharedVersions({ ...release, shared }, shell).map(({ what }) => what)

describe('shared packages', () => {
  it.each([
    ['react', '^19.0.0'],
    ['react/', '^19.1.0'],
    ['react/jsx-runtime', '^19.3.0'],
    ['@emotion/react', '^11.0.0'],
    ['@emotion/react/', '^11.14.0'],
  ])('fit when the shell brings a version in the range: %s %s', (key, range) => {
    expect(whatOf({ [key]: range })).toEqual([])
  })

  it.each<[string, string, boolean]>([
    ['^19.0.0', '19.0.0', true],
    ['^19.0.0', '19.4.0-canary-dc9aed36-20261027', true],
    ['^19.0.0', '20.0.0-rc.1', false],
    ['^19.0.0', '20.0.0', false],
    ['^19.0.0 || ^20.0.0', '19.3.1', true],
    ['^19.0.0 || ^20.0.0', '20.0.0', true],
  ])('that ask for React %s fit a shell with %s: %s', (range, react, fits) => {
    const next = { ...shell, provided: { ...shell.provided, react } }
    expect(checkSharedVersions({ ...release, shared: { react: range } }, next)).toHaveLength(fits ? 0 : 1)
  })

  it('are named when the shell brings another version, or none', () => {
    expect(whatOf({ 'react/': '^20.0.0', d3: '^7.0.0' })).toEqual([
      'It wants react/ ^20.0.0, and the shell brings 19.3.1.',
      expect.stringContaining('takes "d3" from the shell, which brings no such package'),
    ])
  })
})
