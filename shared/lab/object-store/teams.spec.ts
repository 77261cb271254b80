/** Tests the access keys of teams on an object store that really enforces them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run as policy } from '@kutuhal/release/commands/verbs/policy.ts'
import { createObjectStoreKind } from '@kutuhal/release/fixtures/store-kinds.ts'
import { tinyBuild } from '@kutuhal/release/fixtures/tiny-release.ts'
import { verifySiteInObjectStore } from '@kutuhal/release/fixtures/verify-bucket-site.ts'
import { addCephUser, setBucketPolicy } from '../programs/ceph.ts'
import { createTestObjectStore } from '@kutuhal/release/store/objects/fixtures/test-objects.ts'
import { parseObjectAddress } from '@kutuhal/release/store/objects/object-address.ts'
import { objectClient } from '@kutuhal/release/store/objects/object-client.ts'
import { publish, type Store } from '@kutuhal/release/store/store.ts'
import { writeOwners } from '@kutuhal/release/store/trust/owners-file.ts'
import { makeSigningKey } from '@kutuhal/release/store/trust/signing-key.ts'
import { promoteUnchecked, publishTinySite } from './tiny-site.ts'

const objects = createTestObjectStore()
const ceph = process.env['CEPH_FOLDER'] ?? ''
const before = { ...process.env }
const keys = mkdtempSync(path.join(tmpdir(), 'keys-'))

afterAll(() => Object.assign(process.env, before))

it('lets a team publish its own app, and touch neither another one nor what is live', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const shared = createObjectStoreKind(objects).empty()
  const keyFile = (name: string) => path.join(keys, `${name}.pem`)
  const teams = ['keeper', 'team-one', 'team-two'] as const
  const publicKeys = await Promise.all(teams.map(team => makeSigningKey(keyFile(team))))
  const users = new Map<string, Awaited<ReturnType<typeof addCephUser>>>()
  for (const team of ['team-one', 'team-two']) users.set(team, await addCephUser(ceph, team))
  const as = async (team: (typeof teams)[number]): Promise<Store> => {
    const user = users.get(team)
    process.env['RELEASE_KEY'] = keyFile(team)
    process.env['AWS_ACCESS_KEY_ID'] = user?.accessKey ?? before['AWS_ACCESS_KEY_ID']
    process.env['AWS_SECRET_ACCESS_KEY'] = user?.secretKey ?? before['AWS_SECRET_ACCESS_KEY']
    return shared.onAComputer()
  }

  const keeper = await as('keeper')
  await writeOwners(keeper, {
    keys: Object.fromEntries(teams.map((team, at) => [team, { publicKey: publicKeys[at]?.publicKey ?? '' }])),
    may: {
      publish: { '*': ['keeper'], 'mf-one': ['team-one'], 'mf-two': ['team-two'] },
      promote: { '*': ['keeper'] },
      rollback: { '*': ['keeper'] },
      unchecked: ['keeper'],
      uncommitted: [],
      site: ['keeper'],
    },
  })
  await publishTinySite(keeper)

  // The policy must also name the keeper: each team owns its objects, and nobody else can read them without
  // the policy.
  const named = [['keeper', 'owner'], ...[...users.keys()].map(name => [name, name])]
  const principals = named.map(([name, user]) => `${name}=arn:aws:iam:::user/${user}`)
  const text = await policy({ store: keeper, names: principals, options: {} })
  await setBucketPolicy(parseObjectAddress(shared.place).bucket, text)

  const one = await as('team-one')
  await publish(one, tinyBuild('mf-one', '1.1.0'))
  const client = objectClient(parseObjectAddress(shared.place))
  for (const key of [
    'names/apps/mf-two/9.0.0',
    'apps/mf-two/1.0.0/remoteEntry.js',
    'served/apps/mf-two/9.0.0',
    'names/embed/mf-two@9.0.0',
    'names/deployments/live/2',
    'pointers/live',
    'texts/owners/2',
    'sites/000000000000/index.html',
    'locks/clean-up-1-1-elsewhere',
  ]) {
    await expect(client.put(key, 'mine')).rejects.toThrow(/403|AccessDenied/)
    await expect(client.putIfAbsent(key, 'mine')).rejects.toThrow(/AccessDenied.*access key in use may not/)
  }
  await expect(client.delete('pointers/live')).rejects.toThrow(/AccessDenied/)
  await expect(client.delete('names/apps/mf-one/1.0.0')).rejects.toThrow(/AccessDenied/)
  client.close()

  const again = await as('keeper')
  await promoteUnchecked(again, 'mf-one@1.1.0')
  const live = await verifySiteInObjectStore(shared.place, await shared.onAComputer())
  expect(live).toEqual(expect.arrayContaining(['mf-one@1.1.0', 'mf-two@1.0.0']))
})
