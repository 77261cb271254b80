/** What documents contain of the releases of a plan: addresses and script hashes. */
import type {
  ScriptWithIntegrity,
  Composition,
  DocumentScripts,
  PolyfilledFeature,
  HostRoute,
  ReleasePin,
} from '@kutuhal/contract/composition.ts'
import { CONTENT_ADDRESS_FOLDER, getContentHashes, type Release } from '@kutuhal/build/release.ts'
import { writeContentAddressedFiles } from '../store/content-files.ts'
import { getErrorCode } from '../store/files/error-code.ts'
import type { Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'

export interface PinnedRelease extends Release {
  readonly base: string
  readonly previous?: PinnedRelease
}

/** @throws Error if a release may not run here, or a pinned one's files differ from its release.json */
export async function readPinnedReleases(
  store: Store,
  verified: ReleasedPlan,
): Promise<Record<string, PinnedRelease>> {
  const { pins } = verified.plan
  const located = (release: Release): PinnedRelease => ({
    ...release,
    base: `/apps/${release.name}/${release.version}/`,
  })
  const releases: Record<string, PinnedRelease> = {}
  for (const [app, version] of Object.entries(pins)) {
    const release = verified.release(app, version)
    const fallback = verified.fallback(app)
    // Files are missing if the process that published the release was killed.
    await writeContentAddressedFiles(store, release)
    // Damaged files of a fallback harm its own app alone: browsers refuse them by their hash.
    if (fallback) await writeContentAddressedFiles(store, fallback).catch(ignoreDamage)
    releases[app] = { ...located(release), ...(fallback && { previous: located(fallback) }) }
  }
  return releases
}

/** @throws errors such as a full disk */
function ignoreDamage(error: unknown): void {
  if (getErrorCode(error) !== undefined) throw error
}

export interface RenderContext extends Pick<Composition, 'generation' | 'year'> {
  /** ISO 8601. */
  readonly expires: string
}

/** Of the quarter, so that composing again gives the same; less than a year ahead, as RFC 9116 recommends. */
export function computeSecurityTxtExpiry(now: Date): string {
  const quarter = Math.floor(now.getUTCMonth() / 3)
  return `${new Date(Date.UTC(now.getUTCFullYear() + 1, quarter * 3 - 1, 1)).toISOString().slice(0, 19)}Z`
}

export function createGenerationPins(
  { generation, year }: Omit<RenderContext, 'expires'>,
  shell: PinnedRelease,
  remotes: Readonly<Record<string, PinnedRelease>>,
  gatewayUrl: string,
  reports?: number,
): Composition {
  return {
    generation,
    year,
    // Answers must fit the visitor's site: live, canary or preview.
    gatewayUrl: gatewayUrl.replace(/\/main\/gemini$/, `/${generation}$&`),
    ...(reports !== undefined && { reports: reports / 100 }),
    shell: { release: formatReleaseName(shell), base: shell.base, container: shell.container },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { previous, ...pinned }]) => [
        name,
        {
          ...createPin(pinned),
          // A fallback with another contract than the shell's could not run.
          ...(previous?.contract === shell.contract && { previous: createPin(previous) }),
        },
      ]),
    ),
  }
}

export function createPin(release: PinnedRelease): ReleasePin {
  const { url, integrity } = checkedScript(release, ENTRY)
  const { base, container } = release
  return { release: formatReleaseName(release), base, container, integrity, entry: url }
}

/** All are requested at the same time. */
export function listFirstViewScripts(
  shell: PinnedRelease,
  remote: PinnedRelease,
  route: HostRoute,
): DocumentScripts {
  const page = new Set([...filesOf(remote, 'remote'), ...filesOf(remote, `page-${route.page}`)])
  return {
    ...listShellOnlyScripts(shell),
    preloaded: [checkedScript(remote, ENTRY), ...[...page].map(file => checkedScript(remote, file))],
  }
}

/** Without a remote's page. */
export function listShellOnlyScripts(shell: PinnedRelease): DocumentScripts {
  const forLack = features.flatMap(feature => {
    const chunk = `for-lack-of-${feature}`
    if (!shell.chunks[chunk]) return []
    return scriptsOfChunk(shell, chunk).map(script => ({ feature, script }))
  })
  return { initial: scriptsOfChunk(shell, 'main'), ...(forLack.length > 0 && { forLack }), preloaded: [] }
}

/** A shell may have a polyfill in a chunk such as `for-lack-of-popover`. */
const features: readonly PolyfilledFeature[] = ['popover']

function scriptsOfChunk(release: PinnedRelease, chunk: string): ScriptWithIntegrity[] {
  return filesOf(release, chunk).map(file => checkedScript(release, file))
}

function filesOf(release: PinnedRelease, chunk: string): readonly string[] {
  const files = release.chunks[chunk]
  if (!files)
    throw new Error(
      `${formatReleaseName(release)} has no chunk "${chunk}". Is its folder named like the page's key?`,
    )
  return files
}

function checkedScript(release: PinnedRelease, file: string): ScriptWithIntegrity {
  const { sha384 } = release.files[file] ?? {}
  if (!sha384) throw new Error(`${formatReleaseName(release)} names no hash of ${file}. Build it again.`)
  const { base } = release
  const content = getContentHashes(release.files).get(file)
  // A release's runtime requests a script at the same address.
  const url = content ? base.replace(/[^/]+\/$/, `${CONTENT_ADDRESS_FOLDER}/${content}/${file}`) : base + file
  return { url, integrity: `sha384-${sha384}` }
}

const ENTRY = 'remoteEntry.js'

export const formatReleaseName = ({ name, version }: Release): string => `${name}@${version}`
