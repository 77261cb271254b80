import type { RemoteModule } from '@kutuhal/contract'
import type { Composition, ReleasePin } from '@kutuhal/contract/composition.ts'
import { SiteError } from '../site-error.ts'
import { remoteModule } from './containers.ts'
import { diagnose, freeHangingScripts, type Fault } from './diagnosis.ts'
import { isOutdated } from './live-generation.ts'

/** The remotes of a page, by name, at the releases that the page pins. */
export interface Remotes {
  /**
   * Does something with a remote. If its release cannot be loaded, or `task` fails with it, the release before it takes over
   * for the rest of the visit.
   * @throws SiteError when no release is left to try; the next call begins with the pinned one again
   */
  use<Result>(name: string, task: RemoteTask<Result>): Promise<Result>
  /** The same in advance: nothing is given up, and a failure shows when it matters. */
  prefetch(name: string, task: RemoteTask<unknown>): void
  /**
   * A release turned out to be broken after `use`: its page threw.
   * @returns whether there is another one for the next `use`
   */
  giveUp(name: string, release: string, cause: unknown): boolean
  /**
   * Before another try at a visitor's wish: the broken release may have been taken back meanwhile. Then the page is loaded
   * anew, and the promise stays open.
   * @param onReload called just before that
   */
  renew(onReload?: () => void): Promise<void>
}

/** @param release that the remote comes from, e.g. `mf-maze@1.4.0` */
export type RemoteTask<Result> = (remote: RemoteModule, release: string) => Promise<Result>

export interface ReleaseTrouble {
  readonly release: string
  readonly fault: Fault
  /** The release that takes over, if there is one. */
  readonly next?: string
  readonly cause: unknown
}

/** Pauses before the second and the third attempt; ms. Together short enough for a visitor to wait them out. */
const PAUSES_MS = [300, 1200]

/** @param onTrouble called once for every release that is given up */
export function pinnedRemotes(
  { generation, remotes: pins }: Pick<Composition, 'generation' | 'remotes'>,
  onTrouble: (trouble: ReleaseTrouble) => void,
): Remotes {
  const fallenBack = new Set<string>()

  function currentPin(name: string): ReleasePin {
    const pin = pins[name]
    if (!pin) {
      throw new SiteError(`No release of "${name}" is pinned.`, {
        hint: 'Promote one: it is in no generation yet.',
      })
    }
    return (fallenBack.has(name) && pin.previous) || pin
  }

  function abandon(name: string, release: string, fault: Fault, cause: unknown): boolean {
    // Somebody else may have had the same trouble first.
    if (currentPin(name).release === release) {
      const next = fallenBack.has(name) ? undefined : pins[name]?.previous
      if (next) fallenBack.add(name)
      else fallenBack.delete(name)
      onTrouble({ release, fault, cause, ...(next && { next: next.release }) })
    }
    return fallenBack.has(name)
  }

  return {
    async use(name, task) {
      for (;;) {
        const pin = currentPin(name)
        const outcome = await attempt(async () => {
          await freeHangingScripts(pin.base)
          return task(await remoteModule(pin), pin.release)
        })
        if ('result' in outcome) return outcome.result
        const { fault, cause } = outcome
        if (abandon(name, pin.release, fault, cause)) continue
        throw new SiteError(`${pin.release}: ${fault.text}`, {
          hint: 'No other release is left to try.',
          cause,
        })
      }
    },
    prefetch(name, task) {
      const pin = currentPin(name)
      remoteModule(pin)
        .then(remote => task(remote, pin.release))
        .catch(() => undefined)
    },
    giveUp(name, release, cause) {
      return abandon(name, release, { kind: 'code', text: String(cause) }, cause)
    },
    async renew(onReload) {
      if (!(await isOutdated(generation))) return
      onReload?.()
      location.reload()
      await new Promise(() => undefined)
    },
  }
}

type Outcome<Result> = { readonly result: Result } | { readonly fault: Fault; readonly cause: unknown }

/** Tries again where that can help: networks lose a file now and then, and a preload's failure is answered twice. */
async function attempt<Result>(task: () => Promise<Result>): Promise<Outcome<Result>> {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      return { result: await task() }
    } catch (cause) {
      const fault = await diagnose(cause)
      const mayPass = fault.kind === 'unreachable' || fault.kind === 'refused'
      if (!mayPass || pause === undefined) return { fault, cause }
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  throw new Error('unreachable: the last attempt returns')
}
