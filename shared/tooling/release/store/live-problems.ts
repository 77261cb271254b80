/** Checks that visitors get what a key with the rights made live, from the site's pointer to every file. */
import { existsSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { SECURITY_TXT_FILE } from '@kutuhal/contract/composition.ts'
import { contentAddressedFilesFolder, findContentAddressErrors } from './files/content-files.ts'
import type { Deployment } from './deployment/deployment.ts'
import {
  deploymentFolder,
  listDeploymentLinks,
  liveNumber,
  CANARY_FILE,
  canaryFileText,
} from './deployments.ts'
import { digestOfFolder, findCopyErrors, findDocumentErrors } from './document-hashes.ts'
import { listPathsRecursively } from './files/files-below.ts'
import { ignoreInvalidFile, MAX_FILE_BYTES, readFileWithLimit } from './files/read-limited.ts'
import { isCanaryOf } from './plan.ts'
import { readManifest } from './release-manifest.ts'
import { findForgottenDeployment, rememberHead, RESTORE } from './deployment/seen-deployments.ts'
import { formatUnreadableFiles, findUnreadableFiles, formatChmodCommand } from './files/server-access.ts'
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
import { ownersInWords } from './trust/owners-file.ts'
import type { Owners } from './trust/owners.ts'
import { RELEASE_SIGNATURES_FILE_NAME } from './trust/published-hashes.ts'
import { computeSha384Hex, DEPLOYMENT_SIGNATURE_FILE_NAME } from './trust/signed-deployment.ts'
import type { VerifiedStoreState } from './trust/view.ts'
import { storedRelease, formatProblemList } from './verify-stored.ts'
import { formatStoreLocation } from './files/write-whole.ts'

export interface LiveProblem {
  readonly what: string
  readonly remedy: string
}

const REPEAT =
  'Look at what is live, then make it live again with a key that may: npm run release -- promote <app>@<version>, or npm run release -- rollback'
const BACK = 'Go back to one that is kept: npm run release -- rollback'

/**
 * Checks the live site, and the invalid deployments of the store.
 * @returns the problems, each with a remedy; an empty list if all is well
 */
export async function findLiveProblems(store: Store, view: VerifiedStoreState): Promise<LiveProblem[]> {
  const { owners, head } = view
  const found = [await chainProblems(store, view), await pointerProblems(store)]
  if (!owners || !head) return found.flat()
  const ofContent = await Promise.all([
    linkProblems(store, head),
    findContentProblems(store, owners, head),
    objectProblems(store, head),
    expiryProblems(store, head),
  ])
  return [...found, accessProblems(store, head), ...ofContent].flat()
}

/** Checks the documents, releases and embeds that a deployment shows. */
export async function findContentProblems(
  store: Store,
  owners: Owners,
  deployment: Deployment,
): Promise<LiveProblem[]> {
  const { generation, canary, releases } = deployment
  const problems = await Promise.all([
    ...[generation, ...(canary ? [canary.generation] : [])].map(id =>
      generationProblems(store, deployment, id),
    ),
    // `releases` includes the fallback releases, since browsers may load these too.
    ...Object.entries(releases).map(([name, digest]) => releaseProblems(store, owners, name, digest)),
    embedProblems(store, deployment),
  ])
  return problems.flat()
}

/** @returns one problem that lists what is wrong; an empty list if nothing is */
const problemOf = (wrong: readonly string[], what: string, remedy: string): LiveProblem[] =>
  wrong.length === 0 ? [] : [{ what: `${what}:\n${formatProblemList(wrong)}`, remedy }]

/** Reports invalid and removed deployments, and a pointer that does not name the newest valid deployment. */
async function chainProblems(store: Store, view: VerifiedStoreState): Promise<LiveProblem[]> {
  const { owners, head, ignored } = view
  const live = await liveNumber(store)
  const problems = ignored.map(({ number, why }) => {
    const cause =
      number === live
        ? `Visitors get it. ${REPEAT}`
        : `Nothing is built on it. Look who may write into the store, and remove ${deploymentFolder(store, number)}`
    return {
      what: `Deployment ${number} does not count: ${why}.`,
      remedy: `${cause}. If it is right as it is: npm run release -- accept ${number}`,
    }
  })
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
  const forgotten = await findForgottenDeployment(store, view)
  if (forgotten === undefined) await rememberHead(store, view)
  else problems.push({ what: `${forgotten}.`, remedy: RESTORE })
  const whyRevoked = head && owners?.keys[head.key]?.revoked
  if (head && whyRevoked !== undefined) {
    problems.push({
      what: `Deployment ${head.number} is live, and ${head.key}, which has signed it, is revoked: ${whyRevoked}.`,
      remedy: `Look at what is live: somebody with the key may have written it. The next promote or rollback that changes something makes this go away`,
    })
  }
  return problems
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

/** Checks what web servers read in a deployment's folder: its links, and the file that tells of a canary. */
async function linkProblems(store: Store, deployment: Deployment): Promise<LiveProblem[]> {
  const folder = deploymentFolder(store, deployment.number)
  const links = listDeploymentLinks(deployment)
  const files = ['deployment.json', DEPLOYMENT_SIGNATURE_FILE_NAME, RELEASE_SIGNATURES_FILE_NAME, CANARY_FILE]
  const wrong = listPathsRecursively(folder).filter(name => !links.has(name) && !files.includes(name))
  for (const [name, target] of links) {
    if ((await readlink(path.join(folder, name)).catch(() => undefined)) !== target) wrong.push(name)
  }
  const canary = await readFileWithLimit(path.join(folder, CANARY_FILE), 100).catch(ignoreInvalidFile)
  if ((canary?.toString() ?? '') !== canaryFileText(deployment)) wrong.push(CANARY_FILE)
  if (wrong.length === 0) return []
  const listed = `${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ` and ${wrong.length - 5} more` : ''}`
  return [
    {
      what: `Of deployment ${deployment.number} the links ${listed} lead elsewhere than to generation ${deployment.generation}, or what else was made live.`,
      remedy: REPEAT,
    },
  ]
}

/** Checks the files that other sites load. No clean-up removes them, so their releases may be gone. */
async function embedProblems(store: Store, { embedded }: Deployment): Promise<LiveProblem[]> {
  const wrong: string[] = []
  for (const [embed, digest] of Object.entries(embedded)) {
    const folder = embedFolder(store, embed)
    const found = await digestOfFolder(folder).catch(() => undefined)
    if (found !== digest) wrong.push(`${embed} has other files than went live`)
    // Browsers get the compressed copies, whose content the hash leaves out.
    else wrong.push(...(await findCopyErrors(folder)).map(each => `${embed}/${each}`))
  }
  return problemOf(wrong, 'What pages of others load is not what was made live', REPEAT)
}

/** Checks a generation's files, and that it was composed from the plan that the deployment states. */
async function generationProblems(
  store: Store,
  { plan, canary, documents }: Deployment,
  generation: string,
): Promise<LiveProblem[]> {
  if (!hasGeneration(store, generation)) {
    return [{ what: `Generation ${generation} is not there: visitors get nothing.`, remedy: BACK }]
  }
  const folder = generationFolder(store, generation)
  const problems = problemOf(
    await findDocumentErrors(folder, documents[generation] ?? ''),
    `Generation ${generation} is not what was made live`,
    store.shared
      ? `Remove ${folder}: the next command fetches it again. If it is no better then: ${BACK}`
      : `${BACK}. Then remove ${folder}: the next promote composes it again`,
  )
  const found = await readPlan(store, generation).catch(() => undefined)
  const isOfCanary = canary?.generation === generation
  if (!found || (isOfCanary ? isCanaryOf(plan, found, canary) : isDeepStrictEqual(found, plan)))
    return problems
  const what = `Generation ${generation} was composed of another plan than was made live.`
  return [...problems, { what, remedy: REPEAT }]
}

/**
 * Checks a release and its content-addressed files, which browsers load. A valid signature is not enough,
 * since a team may have signed two releases of one version: `digest` is of the release.json that went live.
 */
async function releaseProblems(
  store: Store,
  owners: Owners,
  name: string,
  digest: string,
): Promise<LiveProblem[]> {
  const [app = '', version = ''] = name.split('@')
  const folder = releaseFolder(store, app, version)
  async function whyInvalid(): Promise<readonly string[]> {
    if (computeSha384Hex(await readManifest(folder)) !== digest)
      return ['its release.json is not the one that went live']
    const result = await storedRelease(store, owners, app, version)
    return Array.isArray(result) ? result : []
  }
  const wrong = await whyInvalid().catch((error: unknown) => [String(error)])
  if (wrong.length > 0) {
    const remedy = `Have its team publish a new version and promote it, or go back: npm run release -- rollback ${app}`
    return [{ what: `${name} does not count as a release: ${wrong.join('; ')}.`, remedy }]
  }
  return problemOf(
    await findContentAddressErrors(store, await readRelease(folder)),
    `What browsers load of ${name} is not what was released`,
    `Look who may write into the store, and remove what is wrong in ${contentAddressedFilesFolder(store, app)}. ${REPEAT}`,
  )
}

/** Checks the objects that browsers load from an object store, which no command reads otherwise. */
async function objectProblems(store: Store, live: Deployment): Promise<LiveProblem[]> {
  const place = formatStoreLocation(store)
  return problemOf(
    (await store.shared?.wrongFiles(store.pointer, live)) ?? [],
    `What browsers get from ${place} is not what was made live`,
    `Somebody wrote there by another way than the commands: look who may. Remove what is no part of anything, and ${place}/served/<name> of what is wrong: the next promote or rollback writes all files of that name, and the pointer, again`,
  )
}

/** Checks that web servers can read the store. Commands may run as another user, and would not notice. */
function accessProblems(store: Store, live: Deployment): LiveProblem[] {
  const closed = findUnreadableFiles(store, live)
  if (closed.length === 0) return []
  const remedy = `The next promote or rollback opens what belongs to who runs it. At once: ${formatChmodCommand(store)}`
  return [{ what: `${formatUnreadableFiles(store, closed)}.`, remedy }]
}

/** Reports a security.txt about to expire: its date tells people not to rely on old contacts (RFC 9116). */
async function expiryProblems(store: Store, { generation }: Deployment): Promise<LiveProblem[]> {
  const file = path.join(generationFolder(store, generation), SITE_FILES, SECURITY_TXT_FILE)
  const text = await readFileWithLimit(file, MAX_FILE_BYTES).catch(ignoreInvalidFile)
  return text ? findSecurityTxtExpiryProblems(text.toString(), new Date()) : []
}

/** How many days before security.txt expires to warn, so that there is time for a release. */
const EXPIRY_NOTICE = 30

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
