import runtime from './container-runtime.ts'
import type { CaretRange, ShareScope } from '@kutuhal/contract/share-scope.ts'

Object.assign(globalThis, { __RELEASE__: 'mf-sample@1.2.0' })

const react = { version: '19.3.1' }
const brought: ShareScope = {
  react: { '19.3.1': { get: () => Promise.resolve(() => react) } },
  'react-dom': { '18.3.1': { get: () => () => ({}) }, '19.0.2': { get: () => () => 'the newer one' } },
}

async function shared(shareKey: string, requiredVersion: CaretRange): Promise<unknown> {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    S: {},
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion } } },
  }
  const promises: unknown[] = []
  runtime.bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: brought })
  runtime.bundlerRuntime.consumes({ webpackRequire, chunkId: 'page', chunkMapping: { page: [7] }, promises })
  await Promise.all(promises)
  const module = { exports: {} as unknown }
  webpackRequire.m['7']?.(module)
  return module.exports
}

describe('the runtime of a container', () => {
  it('takes a package from the host', async () => {
    expect(await shared('react', '^19.0.0')).toBe(react)
  })

  it('takes the version that it can use', async () => {
    expect(await shared('react-dom', '^19.0.0')).toBe('the newer one')
  })

  it('says who wants what, and what there is, where no version will do', async () => {
    await expect(shared('react', '^20.0.0')).rejects.toThrow(
      'mf-sample@1.2.0 wants react ^20.0.0, and the shell brings 19.3.1.',
    )
    await expect(shared('d3', '^7.0.0')).rejects.toThrow(
      'mf-sample@1.2.0 wants d3 ^7.0.0, and the shell brings nothing of that name.',
    )
  })

  it('has nothing to bring to a chunk that shares nothing', () => {
    const promises: unknown[] = []
    const webpackRequire = { m: {}, S: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: {} } }
    runtime.bundlerRuntime.consumes({ webpackRequire, chunkId: 'other', chunkMapping: {}, promises })
    expect(promises).toEqual([])
  })
})
