/**
 * What publishers have signed about releases, as evidence for a deployment that shows these for the first
 * time. A key that may promote an app, but not publish it, puts the signatures next to its deployment, which
 * thus stays valid if the release is damaged or removed later:
 *
 *     <store>/deployments/<site>/<n>/releases.intoto.jsonl    one signature a line
 */
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { parseEmbedApp, type Deployment } from '../deployment/deployment.ts'
import type { DeploymentHistory } from '../deployment/deployment-history.ts'
import { digestOfFiles } from '../document-hashes.ts'
import { deploymentsFolder, releaseFolder, type Store } from '../places.ts'
import { namedIn } from '../plan.ts'
import { ignoreInvalidFile, readFileWithLimit } from '../files/read-limited.ts'
import { openSignedEnvelope } from './envelope.ts'
import { findDenialReason, type Owners } from './owners.ts'
import { findPublisherProblem, parseProvenance, readSignature } from './signed-release.ts'

export const RELEASE_SIGNATURES_FILE_NAME = 'releases.intoto.jsonl'

/** Maximum size of that file; bytes. A signature lists every file of its release. */
const MAX_BYTES = 40_000_000

export interface PublishedHashes {
  /** Hexadecimal hash of the release's release.json. */
  readonly releases: string
  /** Hash of the files that partners load from the release. */
  readonly embedded: string
}

/** What publishers have signed, by release, e.g. `mf-maze@1.4.0`. */
export type Published = ReadonlyMap<string, PublishedHashes>

/**
 * Reads the signatures of the releases that deployments show for the first time.
 * @param history the valid deployments before them
 * @returns what is signed, by number of the deployment
 */
export async function readPublishedHashes(
  store: Store,
  owners: Owners,
  history: DeploymentHistory,
  deployments: readonly Deployment[],
): Promise<ReadonlyMap<number, Published>> {
  const known = new Map<string, Promise<Published>>()
  /** Deployments of earlier commands have no file of signatures: the release itself has one. */
  function ofRelease(name: string): Promise<Published> {
    const read =
      known.get(name) ?? readSignatures(store, [name]).then(text => parsePublishedHashes(owners, text))
    known.set(name, read)
    return read
  }
  const published = new Map<number, Published>()
  await mapConcurrently(deployments, 8, async deployment => {
    const names = listReleasesToProve(owners, history, deployment)
    if (names.length === 0) return
    const folder = path.join(deploymentsFolder(store), String(deployment.number))
    const text = await readText(path.join(folder, RELEASE_SIGNATURES_FILE_NAME))
    const found =
      text === undefined ? await Promise.all(names.map(ofRelease)) : [parsePublishedHashes(owners, text)]
    published.set(deployment.number, new Map(found.flatMap(each => [...each])))
  })
  return published
}

/** Reads the signatures that a new deployment needs; the content of `RELEASE_SIGNATURES_FILE_NAME`. */
export const readSignaturesFor = (
  store: Store,
  owners: Owners,
  history: DeploymentHistory,
  next: Deployment,
): Promise<string> => readSignatures(store, listReleasesToProve(owners, history, next))

function listReleasesToProve(
  owners: Owners,
  history: DeploymentHistory,
  deployment: Deployment,
): readonly string[] {
  const { plan, canary, embeds } = deployment
  const names = [
    ...namedIn(plan, canary)
      .map(([app, version]) => `${app}@${version}`)
      .filter(name => history.digestOf('releases', name) === undefined),
    ...Object.values(embeds).filter(name => history.digestOf('embedded', name) === undefined),
  ]
  return [...new Set(names)].filter(name => !isPublisher(owners, deployment, name))
}

/** Whether the key that signed a deployment may publish the app of a release, e.g. `mf-maze@1.4.0`. */
export const isPublisher = (owners: Owners, { key, since }: Deployment, name: string): boolean =>
  findDenialReason(owners, key, { right: 'publish', app: parseEmbedApp(name) ?? '' }, new Date(since)) ===
  undefined

async function readSignatures(store: Store, names: readonly string[]): Promise<string> {
  const texts = names.map(name => {
    const [app = '', version = ''] = name.split('@')
    return readSignature(releaseFolder(store, app, version)).catch(ignoreInvalidFile)
  })
  return (await Promise.all(texts)).map(text => text?.trim() ?? '').join('\n')
}

const readText = async (file: string): Promise<string | undefined> =>
  (await readFileWithLimit(file, MAX_BYTES).catch(ignoreInvalidFile))?.toString()

/** Verifies signatures of releases, one a line. Those that do not count are left out. */
export function parsePublishedHashes(owners: Owners, text: string): Published {
  const all = text.split('\n').flatMap(line => {
    const opened = openSignedEnvelope(line, owners.keys)
    const signed =
      typeof opened === 'string' ? undefined : { ...opened, is: parseProvenance(opened.statement) }
    if (!signed?.is || findPublisherProblem(owners, signed.by, signed.is) !== undefined) return []
    const { app, version, subject } = signed.is
    const files = subject.map(({ name, digest }) => [name, digest.sha384] as const)
    const manifest = files.find(([name]) => name === 'release.json')
    if (!manifest) return []
    const embed = files
      .filter(([name]) => name.startsWith(EMBED))
      .map(([name, hash]) => [name.slice(EMBED.length), Buffer.from(hash, 'hex').toString('base64')] as const)
    const hashes = { releases: manifest[1], embedded: digestOfFiles(embed) }
    return [[`${app}@${version}`, hashes] as const]
  })
  return new Map(all)
}

const EMBED = 'embed/'
