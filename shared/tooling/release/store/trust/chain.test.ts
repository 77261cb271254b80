import { sampleDeployment } from '../../fixtures/any-deployment.ts'
import type { Deployment } from '../deployment.ts'
import { firstPlan, planWith } from '../plan.ts'
import { verifyChain } from './chain.ts'
import type { Owners } from './owners.ts'

const HERE = 'file:///store'
const key = { publicKey: '' }
const owners: Owners = {
  keys: { keeper: key, one: key, two: key },
  may: {
    publish: {},
    promote: { '*': ['keeper'], 'mf-one': ['one'], 'mf-two': ['two'] },
    rollback: { '*': ['keeper'] },
    unchecked: [],
    uncommitted: [],
    site: ['keeper'],
  },
}
const first = firstPlan({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
const second = planWith(first, { 'mf-one': '1.1.0' })

/** Makes a deployment as if it had a valid signature. Its fake hash contains its number, e.g. `hash 3`. */
const signed = (by: string, number: number, after: number | undefined, more: Partial<Deployment> = {}) => ({
  deployment: {
    ...sampleDeployment,
    number,
    key: by,
    plan: first,
    ...(after !== undefined && { after: { number: after, digest: `hash ${after}` } }),
    ...more,
  },
  digest: `hash ${number}`,
  by,
})
const numbersOf = (...found: Parameters<typeof verifyChain>[0]) =>
  verifyChain(found, owners, HERE, undefined).deployments.map(({ number }) => number)

const base = signed('keeper', 1, undefined, { releases: { 'mf-two@1.0.0': 'hash' } })

it('counts what follows by hash, if its key may all that differs', () => {
  expect(numbersOf(base, signed('one', 2, 1, { plan: second }))).toEqual([1, 2])
  expect(numbersOf(base, signed('two', 2, 1, { plan: second }))).toEqual([1])
})

it.each<[string, ReturnType<typeof signed>, RegExp]>([
  ['of another store', signed('one', 2, 1, { plan: second, store: 'file:///staging' }), /for another store/],
  ['that follows nothing', signed('one', 2, undefined, { plan: second }), /names no predecessor/],
  ['that follows what is not here', signed('one', 3, 2, { plan: second }), /follows deployment 2/],
  [
    'that shows other files under the name of a release that was live',
    signed('one', 2, 1, { plan: second, releases: { 'mf-two@1.0.0': 'other' } }),
    /another mf-two@1.0.0 than was live/,
  ],
  [
    'that vouches for a release to come',
    signed('one', 2, 1, { plan: second, releases: { 'mf-two@6.6.6': 'any' } }),
    /vouches for mf-two@6.6.6/,
  ],
  [
    'with another gateway',
    signed('one', 2, 1, { plan: { ...second, gatewayUrl: 'https://evil.example' } }),
    /Only keeper may change what concerns the whole site/,
  ],
])('does not count one %s', (_, next, why) => {
  const { deployments, ignored } = verifyChain([base, next], owners, HERE, undefined)
  expect(deployments).toHaveLength(1)
  expect(ignored[0]?.why).toMatch(why)
})

it('begins at a deployment of an allowed key, and keeps the deployments that it builds on', () => {
  const gone = signed('who has left', 2, 1, { plan: second })
  expect(numbersOf(base, gone, signed('keeper', 3, 2, { plan: second }))).toEqual([1, 2, 3])
  const accepted = { number: 2, digest: 'hash 2' }
  expect(verifyChain([base, gone], owners, HERE, accepted).deployments).toHaveLength(2)
  expect(verifyChain([base, gone], owners, HERE, { ...accepted, digest: 'other' }).deployments).toHaveLength(
    1,
  )
})

it('goes on past what nobody has signed', () => {
  const junk = { number: 2, why: 'nobody has signed it' }
  const { deployments, ignored } = verifyChain(
    [base, junk, signed('one', 3, 1, { plan: second })],
    owners,
    HERE,
    undefined,
  )
  expect(deployments.map(({ number }) => number)).toEqual([1, 3])
  expect(ignored).toEqual([junk])
})

it('counts new generations only of whose key may compose, where a site limits that', () => {
  const limited = { ...owners, may: { ...owners.may, compose: ['keeper'] } }
  const start = signed('keeper', 1, undefined, { documents: { aaaaaaaaaaaa: 'hash' } })
  const next = (documents: Record<string, string>) => signed('one', 2, 1, { plan: second, documents })
  const made = next({ bbbbbbbbbbbb: 'hash' })
  expect(verifyChain([start, made], owners, HERE, undefined).ignored).toEqual([])
  expect(verifyChain([start, made], limited, HERE, undefined).ignored[0]?.why).toMatch(
    /Only keeper may make live what was newly composed/,
  )
  expect(verifyChain([start, next({ aaaaaaaaaaaa: 'hash' })], limited, HERE, undefined).ignored).toEqual([])
})
