/** Whether what visitors get is what somebody who may has made live: from the site's pointer to the last file of each release. */
import { existsSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { SECURITY_FILE } from '@kutuhal/contract/composition.ts'
import { buckets } from './buckets.ts'
import { deedsOf } from './deeds.ts'
import { deploymentFolder, deploymentNumbers, readDeployment, type Deployment } from './deployments.ts'
import { closedInWords, closedToServers, openingCommand } from './server-access.ts'
import { generationFolder, hasGeneration, readPlan, SITE_FILES, type Store } from './store.ts'
import { ownersInWords, readOwners } from './trust/owners-file.ts'
import { whyNotCounting, type Owners } from './trust/owners.ts'
import { whyMayNot } from './trust/requirements.ts'
import { DEPLOYMENT_SIGNATURE, signerOfDeployment } from './trust/signed-deployment.ts'
import { listed } from './verify-release.ts'
import { storedRelease } from './verify-stored.ts'
import { placeInWords } from './write-whole.ts'
import { wrongDocuments } from './wrong-documents.ts'

/** Time enough to release something; days. */
const EXPIRY_NOTICE = 30

export interface Problem {
  readonly what: string
  readonly remedy: string
}

/** @param live what visitors get now */
export async function liveProblems(store: Store, live: Deployment): Promise<Problem[]> {
  const owners = await readOwners(store)
  if (!owners) {
    const what = `There is no ${ownersInWords(store)}: nothing says who may release here, so no signature counts.`
    return [{ what, remedy: 'The next promote makes one for your key alone.' }]
  }
  const generations = [live.generation, ...(live.canary ? [live.canary.generation] : [])]
  const found = await Promise.all([
    pointerProblems(store),
    linkProblems(store, live),
    signatureProblems(store, owners, live),
    accessProblems(store, live),
    releaseProblems(store, owners, generations),
    servedProblems(store, live),
    expiryProblems(store, live),
    ...generations.map(generation => documentProblems(store, live, generation)),
  ])
  return [...generations.flatMap(generation => generationProblems(store, generation)), ...found.flat()]
}

async function pointerProblems(store: Store): Promise<Problem[]> {
  const pointer = path.join(store.folder, store.pointer)
  const target = await readlink(pointer).catch(() => undefined)
  const folder = path.join('deployments', store.pointer)
  if (target !== undefined && path.dirname(target) === folder && existsSync(pointer)) return []
  const leads = target === undefined ? 'is no link' : `leads to ${target}`
  return [
    {
      what: `The site's pointer ${pointer} ${leads}. Visitors get nothing, or what was never made live.`,
      remedy: `Remove it; the next ${store.shared ? 'command' : 'promote or rollback'} sets it anew.`,
    },
  ]
}

/** What is said to those who report holes ends some day, so that nobody believes what nobody looks after (RFC 9116). */
async function expiryProblems(store: Store, { generation }: Deployment): Promise<Problem[]> {
  const file = path.join(generationFolder(store, generation), SITE_FILES, SECURITY_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? [] : expiryProblem(text, new Date())
}

/** @param text of `security.txt` */
export function expiryProblem(text: string, now: Date): Problem[] {
  const [, expires = ''] = /^Expires: *(\S+)/im.exec(text) ?? []
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000)
  if (days >= EXPIRY_NOTICE) return []
  const state = Number.isNaN(days)
    ? 'does not say how long it holds'
    : `${days < 0 ? 'has expired' : `expires in ${days} days`}, on ${expires.slice(0, 10)}`
  return [
    {
      what: `/.well-known/${SECURITY_FILE}, which tells people whom to tell of a hole in the site, ${state}.`,
      remedy: 'The next release renews it, and so does promoting once more what is live.',
    },
  ]
}

async function linkProblems(store: Store, { number, generation, canary }: Deployment): Promise<Problem[]> {
  const folder = deploymentFolder(store, number)
  const wrong: string[] = []
  for (const bucket of buckets) {
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

async function signatureProblems(store: Store, owners: Owners, live: Deployment): Promise<Problem[]> {
  const why = await whyNotMade(store, owners, live)
  if (why === undefined) return []
  return [{ what: `Deployment ${live.number} (${live.what}) does not count: ${why}.`, remedy: REPEAT }]
}

async function whyNotMade(store: Store, owners: Owners, live: Deployment): Promise<string | undefined> {
  const text = (name: string) =>
    readFile(path.join(deploymentFolder(store, live.number), name), 'utf8').catch(() => undefined)
  const [words, signature] = await Promise.all([text('deployment.json'), text(DEPLOYMENT_SIGNATURE)])
  if (words === undefined || signature === undefined) return 'nobody has signed it'
  const signer = signerOfDeployment(owners, store, live.number, words, signature)
  if (typeof signer === 'string') return signer
  const at = new Date(live.since)
  const isOut = whyNotCounting(owners, signer.by, at)
  if (isOut !== undefined) return `it is signed by ${signer.by}, ${isOut}`
  const before = (await deploymentNumbers(store)).filter(number => number < live.number).at(-1)
  // Where the one before is not kept any more, everything would look new.
  if (before === undefined && live.number > 1) return undefined
  const deeds = await deedsOf(
    store,
    before === undefined ? undefined : await readDeployment(store, before),
    live,
  )
  const reasons = deeds.map(deed => whyMayNot(owners, signer.by, deed, at)).filter(isText)
  return reasons.length > 0
    ? `it is signed by ${signer.by}. ${reasons.join(' ').replace(/\.$/, '')}`
    : undefined
}

/** Commands run as a user who can read the store, so only visitors would notice that web servers cannot. */
async function accessProblems(store: Store, live: Deployment): Promise<Problem[]> {
  const closed = await closedToServers(store, live)
  if (closed.length === 0) return []
  const remedy = `The next promote or rollback opens what belongs to who runs it. At once: ${openingCommand(store)}`
  return [{ what: `${closedInWords(store, closed)}.`, remedy }]
}

function generationProblems(store: Store, generation: string): Problem[] {
  const folder = generationFolder(store, generation)
  if (!hasGeneration(store, generation)) {
    return [{ what: `Generation ${generation} is not there: visitors get nothing.`, remedy: BACK }]
  }
  const missing = ['plan.json', 'index.html', '404.html'].filter(name => !existsSync(path.join(folder, name)))
  if (missing.length === 0) return []
  return [{ what: `Generation ${generation} lacks ${missing.join(', ')}.`, remedy: BACK }]
}

/** Deployments of before say nothing of their documents. */
async function documentProblems(
  store: Store,
  { documents = {} }: Deployment,
  generation: string,
): Promise<Problem[]> {
  const folder = generationFolder(store, generation)
  const digest = documents[generation]
  if (digest === undefined || !hasGeneration(store, generation)) return []
  const wrong = await wrongDocuments(folder, digest)
  if (wrong.length === 0) return []
  return [
    {
      what: `Generation ${generation} is not what was made live:\n${listed(wrong)}`,
      remedy: store.shared
        ? `Remove ${folder}: the next command fetches it again. If it is no better then: ${BACK}`
        : `${BACK}. Then remove ${folder}: whoever promotes next has it composed anew`,
    },
  ]
}

async function releaseProblems(
  store: Store,
  owners: Owners,
  generations: readonly string[],
): Promise<Problem[]> {
  const names = new Set<string>()
  for (const generation of generations) {
    const plan = await readPlan(store, generation).catch(() => undefined)
    // Browsers fall back to the release before.
    for (const versions of [plan?.pins ?? {}, plan?.previous ?? {}]) {
      for (const [app, version] of Object.entries(versions)) names.add(`${app}@${version}`)
    }
  }
  const found = await Promise.all(
    [...names].map(async (name): Promise<Problem[]> => {
      const [app = '', version = ''] = name.split('@')
      const result = await storedRelease(store, owners, app, version).catch((error: unknown) => [
        String(error),
      ])
      if (!Array.isArray(result)) return []
      const remedy = `Have its team publish a new version and promote it, or go back: npm run release -- rollback ${app}`
      return [{ what: `${name} does not count as a release: ${result.join('; ')}.`, remedy }]
    }),
  )
  return found.flat()
}

/** In an object store browsers load other objects than the commands do. */
async function servedProblems(store: Store, live: Deployment): Promise<Problem[]> {
  const wrong = (await store.shared?.wrongFiles(store.pointer, live)) ?? []
  if (wrong.length === 0) return []
  const place = placeInWords(store)
  return [
    {
      what: `What browsers get from ${place} is not what was made live:\n${listed(wrong)}`,
      remedy: `Somebody wrote there by another way than the commands: look who may. Remove what is no part of anything, and ${place}/served/<name> of what is wrong: the next promote or rollback writes all files of that name, and the pointer, anew`,
    },
  ]
}

const REPEAT =
  'Look at what is live, then make it live anew with a key that may: npm run release -- promote <app>@<version>, or npm run release -- rollback'
const BACK = 'Go back to one that is kept: npm run release -- rollback'

const isText = (value: string | undefined): value is string => value !== undefined
