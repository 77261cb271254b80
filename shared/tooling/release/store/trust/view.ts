/**
 * The valid content of a store that many people can write to. Only this module decides what to trust: all
 * code that composes, checks, releases, cleans up or reports gets its deployments, plans and releases from
 * here.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { hashesOf } from '../document-hashes.ts'
import { toSingleLine } from '../deployment/deployment.ts'
import { getErrorCode } from '../files/error-code.ts'
import { namedIn, planSchema, type Plan } from '../plan.ts'
import { readFileWithLimit } from '../files/read-limited.ts'
import { parseRelease, readManifest } from '../release-manifest.ts'
import { generationFolder, releaseFolder, type Store } from '../store.ts'
import { formatStoreLocation } from '../files/write-whole.ts'
import { readVerifiedStoreState, type VerifiedStoreState } from './chain.ts'
import { findCurrentKey, loadTrust } from './first-use.ts'
import { findDenialReason } from './owners.ts'
import { computeSha384Hex } from './signed-deployment.ts'
import { createInvalidReleaseError, verifySignedRelease } from './signed-release.ts'

export { readVerifiedStoreState, type VerifiedStoreState } from './chain.ts'

/**
 * Returns the state on which the next deployment is based. If the store is a copy, that is the state of the
 * original, so that the copy continues its chain.
 * @throws Error if the store is a copy, and the current key does not have the right `site`
 */
export async function readVerifiedStoreStateForChange(store: Store): Promise<VerifiedStoreState> {
  const state = await readVerifiedStoreState(store)
  const { copied } = state
  if (!copied) return state
  const { owners, actor } = await loadTrust(store)
  const why = findDenialReason(owners, actor.name, { right: 'site' })
  if (why === undefined) return copied.state
  throw new Error(
    `What is live in ${formatStoreLocation(store)} was made for another store, ${toSingleLine(copied.from)}. Nothing has changed. If this store has moved, or is meant to go on from there: npm run release -- accept ${copied.state.head?.number ?? 1}. ${why}`,
  )
}

/**
 * A verified release. Use `release` and do not read release.json again: it may have been replaced on the
 * disk.
 */
export interface VerifiedRelease {
  readonly release: Release
  /** Hexadecimal hash of the release's release.json. */
  readonly digest: string
}

/**
 * @returns the release, if its release.json was live before, or a key that may publish the app has signed it
 * @throws Error that says why the release is invalid, and what to do
 */
export async function readVerifiedRelease(
  store: Store,
  { owners, deployments }: Pick<VerifiedStoreState, 'owners' | 'deployments'>,
  app: string,
  version: string,
): Promise<VerifiedRelease> {
  const folder = releaseFolder(store, app, version)
  const invalid = (why: string) => createInvalidReleaseError(app, version, formatStoreLocation(store), why)
  if (!existsSync(folder)) throw invalid('it is not there')
  const manifest = await readManifest(folder)
  const release = parseRelease(manifest, folder)
  const digest = computeSha384Hex(manifest)
  const name = `${app}@${version}`
  const live = deployments.findLast(({ releases }) => releases[name] !== undefined)?.releases[name]
  if (release.name !== app || release.version !== version)
    throw invalid(`what lies there is ${release.name}@${release.version}`)
  // Trust a release that was live without its signature: even if the key is revoked, other teams must still
  // be able to compose the site.
  if (live === digest) return { release, digest }
  if (live !== undefined) throw invalid('its release.json is not the one that went live')
  if (!owners) throw invalid('the store has no owners, so no signature counts')
  const signed = await verifySignedRelease(owners, folder, release, { manifest })
  if (typeof signed === 'string') throw invalid(signed)
  return { release, digest }
}

/**
 * A plan and its verified releases. Checking, composing and going live use the same content of each
 * release.json, even if somebody changes the store in between.
 */
export class VerifiedPlan {
  readonly #releases: ReadonlyMap<string, VerifiedRelease>

  private constructor(
    readonly plan: Plan,
    releases: ReadonlyMap<string, VerifiedRelease>,
  ) {
    this.#releases = releases
  }

  /** Hexadecimal hash of the release.json of each release, by `<app>@<version>`. */
  get digests(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#releases].map(([name, { digest }]) => [name, digest]))
  }

  /**
   * @returns a release of the plan
   * @throws Error if the plan does not contain the release
   */
  release(app: string, version: string): Release {
    const found = this.#releases.get(`${app}@${version}`)
    if (found) return found.release
    throw new Error(`The plan does not name ${app}@${version}.`)
  }

  /** @returns the release that an app's pages fall back to; undefined if there is none that is valid */
  fallback(app: string): Release | undefined {
    const version = this.plan.previous[app]
    return version === undefined ? undefined : this.#releases.get(`${app}@${version}`)?.release
  }

  /**
   * Verifies all releases of a plan. Fallback releases that are missing or invalid are left out: the team of
   * one app must not stop the others, and `status` names them.
   * @param known another verified plan: releases that are in both are not verified again
   * @throws Error if a pinned release is missing from the store, or is invalid
   */
  static async of(store: Store, plan: Plan, known?: VerifiedPlan): Promise<VerifiedPlan> {
    const view = await readVerifiedStoreState(store)
    const releases = new Map<string, VerifiedRelease>()
    for (const [app, version] of namedIn(plan)) {
      const name = `${app}@${version}`
      const before = (known && known.#releases.get(name)) ?? releases.get(name)
      const read = before ?? (await readVerifiedRelease(store, view, app, version).catch(ignoreFallback))
      if (read) releases.set(name, read)

      function ignoreFallback(error: unknown): undefined {
        if (plan.pins[app] === version || getErrorCode(error) !== undefined) throw error
      }
    }
    return new VerifiedPlan(plan, releases)
  }
}

/**
 * Whether pages of a live generation may become part of the next one unchanged. Not if a key for some apps
 * composed it, unless it is the current one: with an own client, it may have written others' pages by hand.
 */
export async function mayReusePages(
  store: Store,
  { owners, deployments }: VerifiedStoreState,
  generation: string,
): Promise<boolean> {
  const composer = deployments.find(({ documents }) => documents[generation] !== undefined)?.key
  if (!owners || composer === undefined) return false
  const current = await findCurrentKey(store)
  if ('name' in current && current.name === composer) return true
  const everything = owners.may.compose
    ? { right: 'compose' as const }
    : { right: 'promote' as const, app: '*' }
  return findDenialReason(owners, composer, everything) === undefined
}

/**
 * Verifies and reads the plan of a generation.
 * @param expected hash of the generation's list of file hashes; undefined if neither this process nor a
 * deployment knows it
 * @returns the plan and the given hash
 * @throws Error if the plan has changed since composing, or `expected` is undefined
 */
export async function readComposedGeneration(
  store: Store,
  generation: string,
  expected: string | undefined,
): Promise<{ readonly digest: string; readonly plan: Plan }> {
  const folder = generationFolder(store, generation)
  const hashes = expected === undefined ? undefined : await hashesOf(folder, expected)
  const text = await readFileWithLimit(path.join(folder, 'plan.json'), MAX_PLAN_BYTES)
  if (expected !== undefined && text && hashes?.['plan.json'] === sha384(text))
    return { digest: expected, plan: planSchema.parse(JSON.parse(text.toString())) }
  const place = path.posix.join(formatStoreLocation(store), 'sites', generation)
  throw new Error(
    `${place} is not what was composed: somebody else wrote there. Nothing has changed. Look who may write into the store, remove it, and run the same command again.`,
  )
}

const MAX_PLAN_BYTES = 1_000_000
