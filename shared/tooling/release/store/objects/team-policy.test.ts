import type { Owners } from '../trust/owners.ts'
import { parseObjectAddress } from './object-address.ts'
import { createBucketPolicy } from './team-policy.ts'

const owners: Owners = {
  keys: {
    keeper: { publicKey: 'k' },
    chat: { publicKey: 'c' },
    guest: { publicKey: 'g' },
    gone: { publicKey: 'x', revoked: 'a laptop was stolen' },
  },
  may: {
    publish: { '*': ['keeper'], 'mf-chat': ['chat', 'gone'] },
    promote: { '*': ['keeper'], 'mf-chat': ['chat'] },
    rollback: {},
    unchecked: [],
    uncommitted: [],
    site: ['keeper'],
  },
}
const principals = { keeper: 'arn:keeper', chat: 'arn:chat', guest: 'arn:guest', gone: 'arn:gone' }
const { Statement } = createBucketPolicy(parseObjectAddress('s3://site/main'), owners, principals, [
  'mf-chat',
  'mf-maze',
])

const writes = (principal: string) =>
  Statement.filter(
    ({ Principal, Action }) => Principal.AWS.includes(principal) && Action.includes('s3:PutObject'),
  ).flatMap(({ Resource }) => Resource)

it('lets a team write releases of its own app, and nothing else', () => {
  expect(writes('arn:chat')).toEqual([
    'arn:aws:s3:::site/main/names/apps/mf-chat/*',
    'arn:aws:s3:::site/main/served/apps/mf-chat/*',
    'arn:aws:s3:::site/main/apps/mf-chat/*',
    'arn:aws:s3:::site/main/names/embed/mf-chat@*',
    'arn:aws:s3:::site/main/served/embed/mf-chat@*',
    'arn:aws:s3:::site/main/embed/mf-chat@*',
    'arn:aws:s3:::site/main/contents/apps/mf-chat/*',
  ])
})

it('lets who keeps the site write everything, and who publishes nothing write nothing', () => {
  expect(writes('arn:keeper')).toEqual(['arn:aws:s3:::site/main/*'])
  expect(writes('arn:guest')).toEqual([])
})

it('lets a revoked key do nothing, not even read', () => {
  expect(Statement.flatMap(({ Principal }) => Principal.AWS)).not.toContain('arn:gone')
})

it('lets nobody but who keeps the site remove anything', () => {
  const removing = Statement.filter(({ Action }) => Action.includes('s3:DeleteObject'))
  expect(removing.flatMap(({ Principal }) => Principal.AWS)).toEqual(['arn:keeper'])
})
