import type { Release } from '@kutuhal/build/release.ts'
import { findContractProblem } from './contract-problem.ts'

const release = (name: string, more: Partial<Release>): Release => ({
  name,
  version: '1.0.0',
  contract: 2,
  container: name,
  shared: {},
  provided: {},
  maps: {},
  files: {},
  chunks: {},
  ...more,
})
const remote = (version: string) => release('mf-labs', { shared: { '@kutuhal/contract': `^${version}` } })
const shell = (version: string) => release('shell', { provided: { '@kutuhal/contract': version } })

describe('a release that may not fit the shell', () => {
  it.each([
    ['1.3.0', '1.3.0'],
    ['1.3.0', '1.3.4'],
    ['1.3.0', '1.4.0'],
    ['1.2.0', '1.12.0'],
  ])('lets a remote that was built against %s into a shell with %s', (built, brought) => {
    expect(findContractProblem(remote(built), shell(brought))).toBeUndefined()
  })

  it.each([
    ['1.3.0', '1.2.9'],
    ['1.3.0', '2.0.0'],
    ['2.0.0', '1.9.0'],
  ])('keeps a remote that was built against %s out of a shell with %s', (built, brought) => {
    const problem = findContractProblem(remote(built), shell(brought))
    expect(problem?.what).toContain(
      `mf-labs@1.0.0 was built against @kutuhal/contract ${built}, and shell@1.0.0 brings ${brought}`,
    )
    expect(problem?.remedy).toContain(`npm install @kutuhal/contract@${brought}`)
  })

  it('says of another contract number who has to move', () => {
    const older = release('shell', { contract: 1 })
    expect(findContractProblem(remote('1.0.0'), older)?.remedy).toMatch(/^Release a shell with contract 2/)
  })
})
