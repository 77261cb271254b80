/** An object store for tests of the pipeline: a bucket in memory with the guarantees of S3. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run as promote } from '@kutuhal/release/commands/verbs/promote.ts'
import { getObjectHeaders } from '@kutuhal/release/serve/object-headers.ts'
import { liveDeployment } from '@kutuhal/release/store/deployments.ts'
import { openObjectStoreCopy } from '@kutuhal/release/store/objects/shared-folder.ts'
import { startObjectServer } from '@kutuhal/release/store/objects/fixtures/object-server.ts'
import type { Versions } from '@kutuhal/release/store/plan.ts'
import { readPlan, readRelease, releaseFolder, type Store } from '@kutuhal/release/store/store.ts'
import { loadTrust } from '@kutuhal/release/store/trust/first-use.ts'
import { verifySignedRelease } from '@kutuhal/release/store/trust/signed-release.ts'
import { makeSigningKey } from '@kutuhal/release/store/trust/signing-key.ts'
import { republishRelease } from '@kutuhal/testing/republish-release.ts'

export interface SiteBucket {
  /** Environment variables for commands: STORE, and credentials for it. */
  readonly settings: Readonly<Record<string, string>>
  /** Environment variables for the store's keeper, including the signing key. */
  readonly keeper: Readonly<Record<string, string>>
  /**
   * Reads the provenance of a release from the bucket, as another computer would.
   * @throws Error if the provenance has no valid signature
   */
  provenance(
    app: string,
    version: string,
  ): Promise<{ by: string; builder: string; commit: string | undefined }>
  liveVersion(app: string): Promise<string | undefined>
  close(): Promise<void>
}

/**
 * Makes a bucket in which the same releases are live as in a store.
 * @param instead by app, versions to make live in the bucket instead of the store's versions; may be empty
 */
export async function copySiteToBucket(from: Store, instead: Versions): Promise<SiteBucket> {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-objects-'))
  const server = await startObjectServer()
  const STORE = 's3://site/main'
  const access = {
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'lab',
    AWS_SECRET_ACCESS_KEY: 'lab',
  }
  const settings = { ...access, STORE, STORE_COPY: path.join(folder, 'copy') }
  const keeper = { ...settings, RELEASE_KEY: path.join(folder, 'keeper.pem') }
  await makeSigningKey(keeper.RELEASE_KEY)
  const environment = { ...access, RELEASE_KEY: keeper.RELEASE_KEY }
  Object.assign(process.env, environment)
  const onAComputer = () =>
    openObjectStoreCopy(mkdtempSync(path.join(folder, 'copy-')), STORE, undefined, getObjectHeaders)
  const pins = { ...(await livePins(from)), ...instead }
  const store = await onAComputer()
  for (const [app, version] of Object.entries(pins))
    await republishRelease(store, releaseFolder(from, app, version), version)
  const names = Object.entries(pins).map(([app, version]) => `${app}@${version}`)
  await promote({ store, names, options: { unchecked: 'live elsewhere' } })
  return {
    settings,
    keeper,
    async provenance(app, version) {
      const copy = await onAComputer()
      const release = releaseFolder(copy, app, version)
      const signed = await verifySignedRelease(
        (await loadTrust(copy)).owners,
        release,
        await readRelease(release),
      )
      if (typeof signed === 'string') throw new Error(`${app}@${version} does not count: ${signed}`)
      return { by: signed.by, builder: signed.build.builder, commit: signed.build.source?.commit }
    },
    liveVersion: async app => (await livePins(await onAComputer()))[app],
    async close() {
      for (const name of Object.keys(environment)) delete process.env[name]
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function livePins(store: Store): Promise<Versions> {
  const live = await liveDeployment(store)
  if (!live) throw new Error('Nothing is live.')
  return (await readPlan(store, live.generation)).pins
}
