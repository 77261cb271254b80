/** Tests visitors whose requests go to different edges, one of which may not know a release yet. */
import { parseObjectAddress } from '../../../tooling/release/store/objects/object-address.ts'
import { objectClient } from '../../../tooling/release/store/objects/object-client.ts'
import { getPointerObjectKey } from '../../../tooling/release/store/bucket-site.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { startEdgeServer, type EdgeServer } from '../../cluster/edge.ts'
import { republishLiveCode } from '../../cluster/site-in-objects.ts'
import { startCluster, type Cluster } from '../../cluster/start-cluster.ts'

/** Never moves: the edge that follows this pointer keeps serving the old deployment. */
const OLDER = 'older'

test.describe.configure({ mode: 'serial' })

let cluster: Cluster
let newer: EdgeServer
let older: EdgeServer
/** They also run if a later step of the start fails. */
const ends: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  cluster = await startCluster({ osds: 1, edges: 1 }, () => undefined)
  ends.push(() => cluster.close())
  const { store, bucket, folder, gateway } = cluster
  const client = objectClient(parseObjectAddress(bucket.environment['STORE'] ?? ''))
  const before = await client.get(getPointerObjectKey('live'))
  await client.put(getPointerObjectKey(OLDER), before ?? '', { cacheControl: 'max-age=1' })
  client.close()
  older = await startEdgeServer('edge-older', {
    cluster: folder,
    objects: bucket.objects,
    gateways: [gateway],
    pointer: OLDER,
  })
  ends.push(() => older.close())
  await republishLiveCode(store, 'shell', '9.0.0')
  await republishLiveCode(store, 'mf-maze', '9.0.0')
  const [edge] = cluster.edges
  if (!edge) throw new Error('The cluster has no edge.')
  newer = edge
})

test.afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

for (const [name, ofDocuments, ofFiles] of [
  ['is newer than', () => newer, () => older],
  ['is older than', () => older, () => newer],
] as const) {
  test(`Visitors go from page to page when the edge of their document ${name} that of all else`, async ({
    page,
  }) => {
    const releases: string[] = []
    await page.route(/./, async route => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const edge = request.isNavigationRequest() ? ofDocuments() : ofFiles()
      releases.push(...(/^\/apps\/([^/]+\/[^/]+)\//.exec(pathname)?.slice(1) ?? []))
      const response = await route.fetch({ url: `${edge.address}${pathname}${search}` })
      await route.fulfill({ response })
    })
    await page.goto(`${ofDocuments().address}/`)
    await page.getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(/\/news$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${ofDocuments().address}/robot-maze`)
    await expect(page.getByRole('main').getByRole('application')).toBeVisible()
    const isNew = ofDocuments() === newer
    // No matter which edge sent the document, its pins decide.
    expect(releases.includes('mf-maze/9.0.0')).toBe(isNew)
    expect(releases.includes('shell/9.0.0')).toBe(isNew)
  })
}
