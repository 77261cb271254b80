/**
 * Checks that visitors get what a key with the necessary rights made live, from the site's pointer to every
 * file.
 */
import { existsSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { SECURITY_TXT_FILE } from '@kutuhal/contract/composition.ts'
import { visitorBuckets } from './buckets.ts'
import { contentAddressedFilesFolder, findContentAddressErrors } from './content-files.ts'
import type { Deployment } from './deployment.ts'
import { deploymentFolder, isCanaryOf, liveNumber } from './deployments.ts'
import { digestOfFolder, findDocumentErrors } from './document-hashes.ts'
import { getEmbedLinkTarget } from './embeds.ts'
import { readManifest } from './release-manifest.ts'
import { readLastSeenDeploymentNumber } from './seen-deployments.ts'
import { formatUnreadableFiles, findUnreadableFiles, formatChmodCommand } from './server-access.ts'
import {
  embedFolder,
  generationFolder,
  hasGeneration,
  readPlan,
  readRelease,
  releaseFolder,
  SITE_FILES,
  type Store,
} from './store.ts'
import { deploymentsFolder } from './places.ts'
import { ownersInWords } from './trust/owners-file.ts'
import type { Owners } from './trust/owners.ts'
import { computeSha384Hex } from './trust/signed-deployment.ts'
import type { VerifiedStoreState } from './trust/view.ts'
import { storedRelease, formatProblemList } from './verify-stored.ts'
import { formatStoreLocation } from './write-whole.ts'

/** How many days before security.txt expires to warn, so that there is time for a release. */
const EXPIRY_NOTICE = 30

export interface LiveProblem {
  readonly what: string
  readonly remedy: string
}

/**
 * Checks the live site.
 * @param view the store's valid content, with the list of invalid deployments
 * @returns the problems, each with a remedy; an empty list if all is well
 */
export async function findLiveProblems(store: Store, view: VerifiedStoreState): Promise<LiveProblem[]> {
  const { owners, head } = view
  const chain = await chainProblems(store, view)
  if (!owners || !head) return [...chain, ...(await pointerProblems(store))]
  const generations = [head.generation, ...(head.canary ? [head.canary.generation] : [])]
  const found = await Promise.all([
    pointerProblems(store),
    linkProblems(store, head),
    embedProblems(store, head),
    releaseProblems(store, owners, head),
    servedProblems(store, head),
    planProblems(store, head),
    expiryProblems(store, head),
    ...generations.map(generation => documentProblems(store, head, generation)),
  ])
  return [
    ...chain,
    ...generations.flatMap(generation => generationProblems(store, generation)),
    ...accessProblems(store, head),
    ...found.flat(),
  ]
}

/**
 * @param what the sentence that introduces the list of wrong files
 * @returns one problem that lists the wrong files; an empty list if no file is wrong
 */
const problemOf = (wrong: readonly string[], what: string, remedy: string): LiveProblem[] =>
  wrong.length === 0 ? [] : [{ what: `${what}:\n${formatProblemList(wrong)}`, remedy }]

/**
 * Reports invalid deployments, removed deployments, and a pointer that does not name the newest valid
 * deployment.
 */
async function chainProblems(
  store: Store,
  { owners, head, ignored }: VerifiedStoreState,
): Promise<LiveProblem[]> {
  const live = await liveNumber(store)
  const problems = ignored.map(({ number, why }) => ({
    what: `Deployment ${number} does not count: ${why}.`,
    remedy:
      number === live
        ? `Visitors get it. ${REPEAT}. If it is right as it is: npm run release -- accept ${number}`
        : `Nothing is built on it. Look who may write into the store, and remove ${path.join(deploymentsFolder(store), String(number))}. If it is right as it is: npm run release -- accept ${number}`,
  }))
  if (!owners) {
    const what = `There is no ${ownersInWords(store)}: nothing says who may release here, so no signature counts.`
    problems.push({ what, remedy: 'Bring it back from a backup.' })
  }
  if (head && live !== undefined && !Number.isNaN(live) && live !== head.number) {
    problems.push({
      what: `Visitors get deployment ${live}, and the newest one is ${head.number}: a command was killed before it switched to it, or somebody set the pointer back.`,
      remedy: 'The next promote or rollback switches to the newest one, also one that changes nothing',
    })
  }
  const seen = await readLastSeenDeploymentNumber(store)
  if (seen > (head?.number ?? 0)) {
    problems.push({
      what: `This computer has seen deployment ${seen} of this site, and the newest one now is ${head?.number ?? 'none'}: somebody took away what came later.`,
      remedy: `Bring it back from a backup, or release again: numbers go on from the newest one that is there, and this goes away with number ${seen + 1}`,
    })
  }
  return problems
}

/** Checks that the generations which visitors get were composed from the plan that the deployment states. */
async function planProblems(store: Store, { generation, plan, canary }: Deployment): Promise<LiveProblem[]> {
  const stable = await readPlan(store, generation).catch(() => undefined)
  const ofCanary = canary && (await readPlan(store, canary.generation).catch(() => undefined))
  const wrong = [
    ...(stable && !isDeepStrictEqual(stable, plan) ? [generation] : []),
    ...(canary && ofCanary && !isCanaryOf(plan, ofCanary, canary) ? [canary.generation] : []),
  ]
  return wrong.map(id => ({
    what: `Generation ${id} was composed of another plan than was made live.`,
    remedy: REPEAT,
  }))
}

/**
 * Checks the files that other sites load, and the links to them. A clean-up never removes embeds, so they may
 * be older than any stored release.
 */
async function embedProblems(store: Store, { number, embeds, embedded }: Deployment): Promise<LiveProblem[]> {
  const folder = path.join(deploymentFolder(store, number), 'embed')
  const wrong: string[] = []
  for (const [name, embed] of Object.entries(embeds)) {
    const target = await readlink(path.join(folder, name)).catch(() => 'nothing')
    if (target !== getEmbedLinkTarget(embed)) wrong.push(`${name} leads to ${target}, and should to ${embed}`)
  }
  for (const [embed, digest] of Object.entries(embedded)) {
    const found = await digestOfFolder(embedFolder(store, embed)).catch(() => undefined)
    if (found !== digest) wrong.push(`${embed} has other files than went live`)
  }
  return problemOf(wrong, 'What pages of others load is not what was made live', REPEAT)
}

async function pointerProblems(store: Store): Promise<LiveProblem[]> {
  const pointer = path.join(store.folder, store.pointer)
  const target = await readlink(pointer).catch(() => undefined)
  const folder = path.join('deployments', store.pointer)
  if (target !== undefined && path.dirname(target) === folder && existsSync(pointer)) return []
  const leads = target === undefined ? 'is no link' : `leads to ${target}`
  return [
    {
      what: `The site's pointer ${pointer} ${leads}. Visitors get nothing, or what was never made live.`,
      remedy: `Remove it; the next ${store.shared ? 'command' : 'promote or rollback'} sets it again.`,
    },
  ]
}

/**
 * Reports a security.txt that is about to expire: its date tells people not to rely on old contacts (RFC
 * 9116).
 */
async function expiryProblems(store: Store, { generation }: Deployment): Promise<LiveProblem[]> {
  const file = path.join(generationFolder(store, generation), SITE_FILES, SECURITY_TXT_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? [] : findSecurityTxtExpiryProblems(text, new Date())
}

/** @param text content of `security.txt` */
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
      remedy: 'The next release renews it, and so does promoting once more what is live.',
    },
  ]
}

async function linkProblems(
  store: Store,
  { number, generation, canary }: Deployment,
): Promise<LiveProblem[]> {
  const folder = deploymentFolder(store, number)
  const wrong: string[] = []
  for (const bucket of visitorBuckets) {
    const shown = canary && Number(bucket) < canary.percent ? canary.generation : generation
    const target = await readlink(path.join(folder, bucket)).catch(() => 'nothing')
    if (target !== path.join('..', '..', '..', 'sites', shown)) wrong.push(bucket)
  }
  if (wrong.length === 0) return []
  return [
    {
      what: `Of deployment ${number} the links ${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ` and ${wrong.length - 5} more` : ''} lead elsewhere than to generation ${generation}${canary ? ` or its canary's` : ''}.`,
      remedy: REPEAT,
    },
  ]
}

/**
 * Checks that web servers can read the store's files. Commands may run as another user, and would not notice.
 */
function accessProblems(store: Store, live: Deployment): LiveProblem[] {
  const closed = findUnreadableFiles(store, live)
  if (closed.length === 0) return []
  const remedy = `The next promote or rollback opens what belongs to who runs it. At once: ${formatChmodCommand(store)}`
  return [{ what: `${formatUnreadableFiles(store, closed)}.`, remedy }]
}

function generationProblems(store: Store, generation: string): LiveProblem[] {
  const folder = generationFolder(store, generation)
  if (!hasGeneration(store, generation)) {
    return [{ what: `Generation ${generation} is not there: visitors get nothing.`, remedy: BACK }]
  }
  const missing = ['plan.json', 'index.html', '404.html'].filter(name => !existsSync(path.join(folder, name)))
  if (missing.length === 0) return []
  return [{ what: `Generation ${generation} lacks ${missing.join(', ')}.`, remedy: BACK }]
}

async function documentProblems(
  store: Store,
  { documents }: Deployment,
  generation: string,
): Promise<LiveProblem[]> {
  const folder = generationFolder(store, generation)
  const digest = documents[generation]
  if (digest === undefined || !hasGeneration(store, generation)) return []
  return problemOf(
    await findDocumentErrors(folder, digest),
    `Generation ${generation} is not what was made live`,
    store.shared
      ? `Remove ${folder}: the next command fetches it again. If it is no better then: ${BACK}`
      : `${BACK}. Then remove ${folder}: the next promote composes it again`,
  )
}

async function releaseProblems(
  store: Store,
  owners: Owners,
  { releases }: Deployment,
): Promise<LiveProblem[]> {
  // `releases` includes the fallback releases, since browsers may load these too.
  const found = Object.entries(releases).map(async ([name, digest]): Promise<LiveProblem[]> => {
    const [app = '', version = ''] = name.split('@')
    const wrong = await wrongRelease(store, owners, app, version, digest).catch((error: unknown) => [
      String(error),
    ])
    if (wrong.length === 0) return contentProblems(store, app, version)
    const remedy = `Have its team publish a new version and promote it, or go back: npm run release -- rollback ${app}`
    return [{ what: `${name} does not count as a release: ${wrong.join('; ')}.`, remedy }]
  })
  return (await Promise.all(found)).flat()
}

/**
 * Compares a live release with the hash in the deployment: a valid signature is not enough, since a team may
 * have signed two releases of the same version.
 */
async function wrongRelease(
  store: Store,
  owners: Owners,
  app: string,
  version: string,
  digest: string,
): Promise<readonly string[]> {
  const found = computeSha384Hex(await readManifest(releaseFolder(store, app, version)))
  if (found !== digest) return ['its release.json is not the one that went live']
  const result = await storedRelease(store, owners, app, version)
  return Array.isArray(result) ? result : []
}

/**
 * Checks the content-addressed files of a release, which browsers load in place of those in the release's
 * folder.
 */
async function contentProblems(store: Store, app: string, version: string): Promise<LiveProblem[]> {
  return problemOf(
    await findContentAddressErrors(store, await readRelease(releaseFolder(store, app, version))),
    `What browsers load of ${app}@${version} is not what was released`,
    `Look who may write into the store, and remove what is wrong in ${contentAddressedFilesFolder(store, app)}. ${REPEAT}`,
  )
}

/**
 * Checks the objects that browsers load from an object store. Commands do not read these objects, so nothing
 * else notices if they are wrong.
 */
async function servedProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const place = formatStoreLocation(store)
  return problemOf(
    (await store.shared?.wrongFiles(store.pointer, live)) ?? [],
    `What browsers get from ${place} is not what was made live`,
    `Somebody wrote there by another way than the commands: look who may. Remove what is no part of anything, and ${place}/served/<name> of what is wrong: the next promote or rollback writes all files of that name, and the pointer, again`,
  )
}

const REPEAT =
  'Look at what is live, then make it live again with a key that may: npm run release -- promote <app>@<version>, or npm run release -- rollback'
const BACK = 'Go back to one that is kept: npm run release -- rollback'
