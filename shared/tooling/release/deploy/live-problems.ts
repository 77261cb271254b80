/** Checks that visitors get what was made live, from the site's pointer to every file. */
import { existsSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import path from 'node:path'
import { SECURITY_TXT_FILE } from '@kutuhal/contract/composition.ts'
import { deploymentFolder, listDeploymentLinks, liveNumber, type Deployment } from '../store/deployments.ts'
import { findDocumentErrors } from '../store/document-hashes.ts'
import { findContentAddressErrors } from '../store/content-files.ts'
import { findWrongFiles, formatProblemList } from '../store/files/find-wrong-files.ts'
import { ignoreInvalidFile, MAX_FILE_BYTES, readFileWithLimit } from '../store/files/read-limited.ts'
import { computeDigest, parseRelease, readManifest } from '../store/release-manifest.ts'
import {
  embedFolder,
  generationFolder,
  hasGeneration,
  releaseFolder,
  SITE_FILES,
  type Bucket,
  type Store,
} from '../store/store.ts'

export interface LiveProblem {
  readonly what: string
  readonly remedy: string
}

const REPAIR = 'Look who wrote there; then make it anew: npm run release -- deploy'

/** @returns the problems of what visitors get, each with a remedy; an empty list if all is well */
export async function findLiveProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const { bucket } = store
  const found = await Promise.all([
    // Visitors of a bucket get nothing from the folder here, which may be empty.
    ...(bucket
      ? [findObjectProblems(store, bucket, live)]
      : [findPointerProblems(store, live), findLinkProblems(store, live), findContentProblems(store, live)]),
    findExpiryProblems(store, live),
  ])
  return found.flat()
}

export async function findContentProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const { documents, releases, embeds } = live
  const problems = await Promise.all([
    ...Object.entries(documents).map(async ([id, digest]) => {
      const wrong = hasGeneration(store, id)
        ? await findDocumentErrors(generationFolder(store, id), digest)
        : ['it is not there']
      return problemOf(wrong, `Generation ${id} is not what was made live`)
    }),
    // `releases` includes the fallback releases, since browsers may load these too.
    ...Object.entries(releases).map(async ([name, digest]) =>
      problemOf(
        await findReleaseErrors(store, name, digest),
        `What browsers load of ${name} is not what was released`,
      ),
    ),
    ...[...new Set(Object.values(embeds))].map(async name =>
      problemOf(
        await findEmbedErrors(store, name),
        `What pages of others load of ${name} is not what was released`,
      ),
    ),
  ])
  return problems.flat()
}

const problemOf = (wrong: readonly string[], what: string): LiveProblem[] =>
  wrong.length === 0 ? [] : [{ what: `${what}:\n${formatProblemList(wrong)}`, remedy: REPAIR }]

/** @returns what is wrong with the site's copy of a release. @param digest hash of its release.json */
export async function findReleaseErrors(store: Store, name: string, digest: string): Promise<string[]> {
  const [app = '', version = ''] = name.split('@')
  const folder = releaseFolder(store, app, version)
  try {
    const manifest = await readManifest(folder)
    if (computeDigest(manifest) !== digest) return ['its release.json is not the one that went live']
    const release = parseRelease(manifest, folder)
    const isIgnored = (file: string) => file === 'release.json'
    const files = { ...release.files, ...release.maps }
    const wrong = await findWrongFiles(folder, files, { made: 'built', isIgnored, hasCopies: true })
    return [...wrong, ...(await findContentAddressErrors(store, release))]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Checks the files that other sites load, as long as the release is there that says what they were. */
async function findEmbedErrors(store: Store, name: string): Promise<string[]> {
  const [app = '', version = ''] = name.split('@')
  const manifest = await readManifest(releaseFolder(store, app, version)).catch(() => undefined)
  const folder = embedFolder(store, name)
  if (!manifest) return existsSync(folder) ? [] : ['it is not there']
  const { files } = parseRelease(manifest, folder)
  const embedded = Object.entries(files).flatMap(([file, hash]) =>
    file.startsWith('embed/') ? [[file.slice('embed/'.length), hash] as const] : [],
  )
  const isIgnored = () => false
  return findWrongFiles(folder, Object.fromEntries(embedded), { made: 'built', isIgnored, hasCopies: true })
}

async function findObjectProblems(store: Store, bucket: Bucket, live: Deployment): Promise<LiveProblem[]> {
  const { findWrongObjects } = await import('../store/bucket-site.ts')
  const what = `What browsers get from ${bucket.address} is not what was made live`
  return problemOf(await findWrongObjects(bucket, store.pointer, live), what)
}

async function findPointerProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const pointer = path.join(store.folder, store.pointer)
  const target = await readlink(pointer).catch(() => undefined)
  const number = await liveNumber(store)
  if (number === live.number && target === path.join('deployments', store.pointer, String(number))) return []
  const leads = target === undefined ? 'is no link' : `leads to ${target}`
  return [
    {
      what: `The site's pointer ${pointer} ${leads}, and the newest deployment is ${live.number}: a command was killed before it switched, or somebody changed the pointer.`,
      remedy: 'The next command that changes the site sets it. At once: npm run release -- deploy',
    },
  ]
}

export async function findLinkProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const folder = deploymentFolder(store, live.number)
  const wrong: string[] = []
  for (const [name, target] of listDeploymentLinks(live)) {
    if ((await readlink(path.join(folder, name)).catch(() => undefined)) !== target) wrong.push(name)
  }
  if (existsSync(path.join(folder, 'canary')) !== (live.canary !== undefined)) wrong.push('canary')
  return problemOf(wrong, `Links of deployment ${live.number} lead elsewhere than to what was made live`)
}

async function findExpiryProblems(store: Store, { generation }: Deployment): Promise<LiveProblem[]> {
  const file = path.join('sites', generation, SITE_FILES, SECURITY_TXT_FILE)
  const read = store.bucket
    ? store.bucket.client.get(`site/${file}`)
    : readFileWithLimit(path.join(store.folder, file), MAX_FILE_BYTES)
  const text = await read.catch(ignoreInvalidFile)
  return text ? findSecurityTxtExpiryProblems(text.toString(), new Date()) : []
}

/** How many days before security.txt expires to warn, so that there is time for a release. */
const EXPIRY_NOTICE = 30

export function findSecurityTxtExpiryProblems(text: string, now: Date): LiveProblem[] {
  const [, expires = ''] = /^Expires: *(\S+)/im.exec(text) ?? []
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000)
  if (days >= EXPIRY_NOTICE) return []
  const state = Number.isNaN(days)
    ? 'does not say how long it holds'
    : `${days < 0 ? 'has expired' : `expires in ${days} days`}, on ${expires.slice(0, 10)}`
  return [
    {
      what: `/.well-known/${SECURITY_TXT_FILE}, which tells people whom to tell of a hole in the site, ${state}.`,
      remedy: 'The next release renews it.',
    },
  ]
}
