import type { Release } from '@kutuhal/build/release.ts'
import { getErrorCode } from '../store/files/error-code.ts'
import { releaseFolder, type Store } from '../store/places.ts'
import { namedIn, type Plan } from '../store/plan.ts'
import { computeDigest, parseRelease, readManifest } from '../store/release-manifest.ts'

/** A plan whose releases are read once: checking, composing and going live use the same release.json. */
export class ReleasedPlan {
  readonly #releases: ReadonlyMap<string, { readonly release: Release; readonly digest: string }>

  private constructor(
    readonly plan: Plan,
    releases: ReadonlyMap<string, { readonly release: Release; readonly digest: string }>,
  ) {
    this.#releases = releases
  }

  /** Digest of each release, by `<app>@<version>`. */
  get digests(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#releases].map(([name, { digest }]) => [name, digest]))
  }

  /** @throws Error if the plan does not contain the release */
  release(app: string, version: string): Release {
    const found = this.#releases.get(`${app}@${version}`)
    if (found) return found.release
    throw new Error(`The plan does not name ${app}@${version}.`)
  }

  /** @returns the release that an app's pages fall back to; undefined if there is none */
  fallback(app: string): Release | undefined {
    const version = this.plan.previous[app]
    return version === undefined ? undefined : this.#releases.get(`${app}@${version}`)?.release
  }

  /**
   * Reads the site's copies of all releases of a plan. Fallback releases that are missing are left out: the
   * team of one app must not stop the others.
   * @throws Error if a pinned release is missing or damaged
   */
  static async of(store: Store, plan: Plan, known?: ReleasedPlan): Promise<ReleasedPlan> {
    const releases = new Map<string, { readonly release: Release; readonly digest: string }>()
    for (const [app, version] of namedIn(plan)) {
      const name = `${app}@${version}`
      const before = (known && known.#releases.get(name)) ?? releases.get(name)
      const read = before ?? (await readCopy(store, app, version).catch(ignoreFallback))
      if (read) releases.set(name, read)

      function ignoreFallback(error: unknown): undefined {
        if (plan.pins[app] === version || getErrorCode(error) !== undefined) throw error
      }
    }
    return new ReleasedPlan(plan, releases)
  }
}

async function readCopy(store: Store, app: string, version: string) {
  const folder = releaseFolder(store, app, version)
  const manifest = await readManifest(folder)
  return { release: parseRelease(manifest, folder), digest: computeDigest(manifest) }
}
