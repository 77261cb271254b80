import { sampleDeployment } from '../../fixtures/any-deployment.ts'
import { deploymentSchema, findRollbackTarget, type Deployment } from '../deployment/deployment.ts'
import { firstPlan, namedIn, planWith } from '../plan.ts'
import { verifyChain } from './chain.ts'
import type { Owners } from './owners.ts'

const HERE = 'file:///store'
const key = { publicKey: '' }
const owners: Owners = {
  keys: { keeper: key, one: key, two: key, pipeline: key, left: { ...key, revoked: 'stolen' } },
  may: {
    publish: { 'mf-one': ['one'], 'mf-two': ['two'] },
    promote: { '*': ['keeper', 'pipeline'], 'mf-one': ['one'], 'mf-two': ['two'] },
    rollback: { '*': ['keeper'], 'mf-one': ['one', 'left'] },
    unchecked: [],
    uncommitted: [],
    site: ['keeper'],
  },
}
const first = firstPlan({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
const second = planWith(first, { 'mf-one': '1.1.0' })
/** The generation of the second plan. */
const OTHER = 'bbbbbbbbbbbb'

/**
 * Makes a deployment as a command would, as if it had a valid signature. Its fake hash contains its number,
 * e.g. `hash 3`.
 */
const signed = (by: string, number: number, after: number | undefined, more: Partial<Deployment> = {}) => {
  const { plan = first, canary, embeds = {} } = more
  const generation = more.generation ?? (plan === first ? sampleDeployment.generation : OTHER)
  const ids = [generation, ...(canary ? [canary.generation] : [])]
  const hashes = (names: readonly string[]) =>
    Object.fromEntries(names.map(name => [name, `hash of ${name}`]))
  const deployment = {
    ...sampleDeployment,
    number,
    key: by,
    plan,
    generation,
    releases: hashes(namedIn(plan, canary).map(named => named.join('@'))),
    documents: hashes(ids),
    embedded: hashes(Object.values(embeds)),
    ...(after !== undefined && { after: { number: after, digest: `hash ${after}` } }),
    ...(after !== undefined && !more.isRollback && { previous: after }),
    ...more,
  }
  return { deployment, digest: `hash ${number}`, by }
}
const verified = (...found: Parameters<typeof verifyChain>[0]) => verifyChain(found, owners, HERE, undefined)
const numbersOf = (...found: Parameters<typeof verifyChain>[0]) =>
  verified(...found).deployments.map(({ number }) => number)

const base = signed('keeper', 1, undefined)
const live = signed('one', 2, 1, { plan: second })
const { releases, documents } = live.deployment

it('counts what follows by hash, if its key may all that differs', () => {
  expect(numbersOf(base, live)).toEqual([1, 2])
  expect(numbersOf(base, signed('two', 2, 1, { plan: second }))).toEqual([1])
})

it.each<[string, ReturnType<typeof signed>, RegExp]>([
  ['of another store', signed('one', 2, 1, { plan: second, store: 'file:///staging' }), /for another store/],
  ['that follows nothing', signed('one', 2, undefined, { plan: second }), /names no predecessor/],
  ['that follows what is not here', signed('one', 3, 2, { plan: second }), /follows deployment 2/],
  [
    'that shows other files under the name of a release that was live',
    signed('one', 2, 1, { plan: second, releases: { ...releases, 'mf-two@1.0.0': 'other' } }),
    /another mf-two@1.0.0 than was live/,
  ],
  [
    'that shows other documents under the id of a generation that was live',
    signed('one', 2, 1, { documents: { [base.deployment.generation]: 'other' } }),
    /another aaaaaaaaaaaa than was live/,
  ],
  [
    'that vouches for a release to come',
    signed('one', 2, 1, { plan: second, releases: { ...releases, 'mf-two@6.6.6': 'any' } }),
    /vouches for mf-two@6.6.6/,
  ],
  [
    'that vouches for documents to come',
    signed('one', 2, 1, { plan: second, documents: { ...documents, cccccccccccc: 'any' } }),
    /vouches for cccccccccccc/,
  ],
  [
    'without the hash of a release, so that nobody compares it',
    signed('one', 2, 1, { plan: second, releases: {} }),
    /does not say by hash what mf-one@1.1.0 is/,
  ],
  [
    'without the hash of what partners load',
    signed('one', 2, 1, { plan: second, embeds: { 'mf-one@v1': 'mf-one@1.1.0' }, embedded: {} }),
    /does not say by hash what mf-one@1.1.0 is/,
  ],
  [
    'that gives partners what was never released',
    signed('one', 2, 1, { embeds: { 'mf-one@v1': 'mf-one@1.9.9' } }),
    /gives partners mf-one@1.9.9/,
  ],
  [
    'that shows a release which nobody may publish has signed',
    signed('pipeline', 2, 1, { plan: second }),
    /nobody who may publish mf-one@1.1.0 has signed/,
  ],
  [
    'that shows an earlier generation with a later plan',
    signed('one', 2, 1, { plan: second, generation: base.deployment.generation }),
    /generation aaaaaaaaaaaa was live with another plan/,
  ],
  [
    'with another gateway',
    signed('one', 2, 1, { plan: { ...second, gatewayUrl: 'https://evil.example' } }),
    /Only keeper may change what concerns the whole site/,
  ],
  [
    'that changes nothing, by a key without a right to any app',
    signed('left', 2, 1),
    /signed by left, a key that is revoked/,
  ],
  [
    'with a number so far ahead that few are left',
    signed('one', 999_999_999, 1, { plan: second }),
    /more than 1000 ahead/,
  ],
  [
    'from which no rollback leads back',
    signed('one', 2, 1, { plan: second, previous: 7 }),
    /would lead to deployment 7/,
  ],
])('does not count one %s', (_, next, why) => {
  const { deployments, ignored } = verified(base, next)
  expect(deployments).toHaveLength(1)
  expect(ignored[0]?.why).toMatch(why)
})

it('counts a new release that another key makes live, if a publisher has signed it', () => {
  const next = signed('pipeline', 2, 1, { plan: second, embeds: { 'mf-one@v1': 'mf-one@1.1.0' } })
  const count = (hashes: { readonly releases: string; readonly embedded: string }) =>
    verifyChain([base, next], owners, HERE, undefined, new Map([[2, new Map([['mf-one@1.1.0', hashes]])]]))
      .deployments.length
  const right = 'hash of mf-one@1.1.0'
  expect(count({ releases: right, embedded: right })).toBe(2)
  expect(count({ releases: 'other', embedded: right })).toBe(1)
  expect(count({ releases: right, embedded: 'other' })).toBe(1)
})

it('counts rollbacks that lead back to what an earlier deployment led to, and no others', () => {
  const back = (previous: number | undefined) =>
    signed('one', 3, 2, { isRollback: true, ...(previous !== undefined && { previous }) })
  for (const previous of [undefined, 1, 2]) expect(numbersOf(base, live, back(previous))).toEqual([1, 2, 3])
  expect(numbersOf(base, live, back(7))).toEqual([1, 2])
})

it('ignores a deployment that cannot be judged, and no others', () => {
  const broken = { ...live, deployment: { ...live.deployment, plan: undefined } } as unknown as typeof live
  const { deployments, ignored } = verified(base, broken, signed('one', 3, 1, { plan: second }))
  expect(deployments.map(({ number }) => number)).toEqual([1, 3])
  expect(ignored[0]?.why).toMatch(/cannot be judged/)
})

it('reads no app whose name every object has as a property', () => {
  const text = base.deployment
  const named = { ...text, plan: { ...first, pins: { constructor: '1.0.0' } } }
  expect(deploymentSchema.safeParse(text).success).toBe(true)
  expect(deploymentSchema.safeParse(named).success).toBe(false)
})

it('reads words as one line, so that they look like no other entry of a list', () => {
  const text = base.deployment
  const said = deploymentSchema.parse({
    ...text,
    what: `nothing\n1  ${'promote '.repeat(1000)}\u001B[2K`,
  }).what
  expect(said).toMatch(/^nothing 1 promote promote/)
  expect(said.length).toBeLessThan(2100)
  const named = signed('one', 2, 1, { plan: second, releases: { ...releases, 'a\n1  promote': 'any' } })
  expect(verified(base, named).ignored[0]?.why).toBe('it vouches for a 1 promote, which it does not show')
})

it('verifies ten thousand deployments, and finds the way back, in seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => signed('one', index + 2, index + 1))
  const start = performance.now()
  const { head, deployments } = verified(base, ...many)
  expect(deployments).toHaveLength(10_001)
  expect(head && findRollbackTarget(head, deployments)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(10_000)
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
  const { deployments, ignored } = verified(base, junk, signed('one', 3, 1, { plan: second }))
  expect(deployments.map(({ number }) => number)).toEqual([1, 3])
  expect(ignored).toEqual([junk])
})

it('counts new generations only of whose key may compose, where a site limits that', () => {
  const limited = { ...owners, may: { ...owners.may, compose: ['keeper'] } }
  const ignored = (...found: Parameters<typeof verifyChain>[0]) =>
    verifyChain(found, limited, HERE, undefined).ignored
  expect(verified(base, live).ignored).toEqual([])
  expect(ignored(base, live)[0]?.why).toMatch(/Only keeper may make live what was newly composed/)
  const byKeeper = signed('keeper', 2, 1, { plan: second })
  expect(ignored(base, byKeeper, signed('one', 3, 2))).toEqual([])
  // Another generation of the same plan, and then the first one again.
  const recomposed = signed('keeper', 2, 1, { generation: OTHER })
  expect(ignored(base, recomposed, signed('one', 3, 2, { isRollback: true }))[0]?.why).toMatch(/Only keeper/)
})
