import type { RemoteModule } from '@kutuhal/contract'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import {
  classifyFailure,
  isLateScriptError,
  isNetworkFailure,
  raceSecondScriptRequest,
  refetchLateScripts,
  type LoadFailure,
  type ReleaseFailure,
} from './load-failure.ts'
import { loadRemote } from './load-remote.ts'
import { MAX_TIMEOUT_COUNT, getNetworkTimeout } from './network.ts'
import type { ReleasePins } from './release-pins.ts'

export interface RemoteRegistry {
  /**
   * If the release is broken, while it loads or in `task`, the previous release replaces it for the rest of
   * the visit, but not after a network failure. Never rejects.
   */
  use<Result>(name: string, task: RemoteTask<Result>): Promise<RemoteTaskResult<Result>>
  /** A failure has no effect: the next `use` tries again. */
  prefetch(name: string, task: RemoteTask<unknown>): void
  /** @returns whether the next `use` has another release to try */
  reportBroken(name: string, release: string, cause: unknown): boolean
  /** If the live site has changed, reloads the page and never resolves. */
  recheckRelease(onReload?: () => void): Promise<void>
}

/** @param release e.g. `mf-maze@1.4.0` */
export type RemoteTask<Result> = (remote: RemoteModule, release: string) => Promise<Result>

export type RemoteTaskResult<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'unreachable' }
  /** No release is left to try, or none is pinned. The next `use` begins with the pinned release again. */
  | { readonly status: 'failed' }

/** This visit no longer uses it. */
export interface AbandonedRelease {
  readonly release: string
  readonly failure: ReleaseFailure
  /** This visit uses it instead; absent if no other release is left. */
  readonly next?: string
  readonly cause: unknown
}

/** Pauses before the second and the third attempt; ms. They are short, because a visitor waits. */
const PAUSES_MS = [300, 1200]

/** @param onAbandoned called once for every abandoned release */
export function createRemoteRegistry(
  live: ReleasePins,
  onAbandoned: (trouble: AbandonedRelease) => void,
): RemoteRegistry {
  const fallenBack = new Set<string>()
  const pinOf = (name: string) => live.known.remotes[name]

  /** @returns false if the pins cannot be loaded; true even if they contain no pin for this remote */
  async function isKnown(name: string): Promise<boolean> {
    try {
      if (!pinOf(name)) await live.load()
      return true
    } catch {
      return false
    }
  }

  function currentPin(name: string): ReleasePin | undefined {
    const pin = pinOf(name)
    return (fallenBack.has(name) && pin?.previous) || pin
  }

  function abandon(name: string, release: string, failure: ReleaseFailure, cause: unknown): boolean {
    // Another caller may have reported the same release already.
    if (currentPin(name)?.release === release) {
      const next = fallenBack.has(name) ? undefined : pinOf(name)?.previous
      if (next) fallenBack.add(name)
      else fallenBack.delete(name)
      onAbandoned({ release, failure, cause, ...(next && { next: next.release }) })
    }
    return fallenBack.has(name)
  }

  return {
    async use(name, task) {
      if (!(await isKnown(name))) return { status: 'unreachable' }
      for (;;) {
        const pin = currentPin(name)
        if (!pin) return { status: 'failed' }
        const outcome = await attempt(async () => task(await loadRemote(pin), pin.release))
        if ('result' in outcome) return { status: 'done', ...outcome }
        const { failure, cause } = outcome
        if (isNetworkFailure(failure)) return { status: 'unreachable' }
        if (!abandon(name, pin.release, failure, cause)) return { status: 'failed' }
      }
    },
    prefetch(name, task) {
      isKnown(name)
        .then(async () => {
          const pin = currentPin(name)
          if (pin) await task(await loadRemote(pin), pin.release)
        })
        .catch(() => undefined)
    },
    reportBroken(name, release, cause) {
      // A late script may still load, so the release is not broken.
      if (isLateScriptError(cause)) return true
      return abandon(name, release, { kind: 'code', text: String(cause) }, cause)
    },
    async recheckRelease(onReload) {
      const [isStale] = await Promise.all([live.isStale(), refetchLateScripts()])
      if (!isStale) return
      onReload?.()
      location.reload()
      await new Promise(() => undefined)
    },
  }
}

type Outcome<Result> =
  | { readonly result: Result }
  | { readonly failure: LoadFailure; readonly cause: unknown }

/**
 * Repeats a task after a pause if that can help: after a network failure, or if a new request loads a refused
 * script. If a script is late, repeats at once, to wait for the pending request.
 */
async function attempt<Result>(task: () => Promise<Result>): Promise<Outcome<Result>> {
  const start = performance.now()
  let racedAt = start
  let attempts = 0
  for (;;) {
    try {
      return { result: await task() }
    } catch (cause) {
      const failure = await classifyFailure(cause)
      const now = performance.now()
      const timeout = getNetworkTimeout()
      if (failure.kind === 'late' && now < start + MAX_TIMEOUT_COUNT * timeout) {
        if (now < racedAt + timeout) continue
        racedAt = now
        void raceSecondScriptRequest(failure.url)
        continue
      }
      const mayPass = failure.kind === 'unreachable' || failure.kind === 'refused'
      const pause = mayPass ? PAUSES_MS[attempts++] : undefined
      if (pause === undefined) return { failure, cause }
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}
