import { collectReleaseBaseUrls } from '@kutuhal/contract/composition.ts'
import type { AbandonedRelease } from '../federation/fallback.ts'
import type { ReleasePins } from '../federation/release-pins.ts'
import { sendReport } from './report.ts'

/** Names the release of the code that threw. */
export function startErrorReporter(live: Pick<ReleasePins, 'known' | 'load'>) {
  const { shell } = live.known
  const { [REPORTED_KEY]: passedOn, ...rest } = stateOfEntry()
  const reportedBefore = new Set<unknown>(Array.isArray(passedOn) ? passedOn : [])
  // A later reload begins a new visit.
  if (reportedBefore.size > 0) history.replaceState(rest, '')

  const basesNow = () =>
    Object.entries(collectReleaseBaseUrls(live.known)).flatMap(([release, base]) => {
      try {
        const own = new URL(base, location.href).href
        // Chunks are at content addresses. If two releases share one, its errors are reported for the pinned
        // release.
        return [own, new URL('../_/', own).href].map(folder => [release, folder] as const)
      } catch {
        // An error here would be reported in turn, without end.
        return []
      }
    })
  // A stack starts with the code that threw; its callers follow, and React is always last.
  const releaseIn = (text: string) => {
    const named = basesNow().filter(([, base]) => text.includes(base))
    const [topmost] = named.sort(([, one], [, other]) => text.indexOf(one) - text.indexOf(other))
    return topmost?.[0]
  }

  function send(error: unknown, release: string, message: string, takenOverBy?: string) {
    sendReport({
      kind: 'error',
      // A visitor who sees an error may leave at once, so do not wait for the generation.
      generation: live.known.generation ?? '',
      release,
      path: location.pathname,
      message,
      error,
      ...(takenOverBy && { takenOverBy }),
    })
    // The next error then names the generation.
    void live.load().catch(() => undefined)
  }

  /** @returns false if the previous document has reported it */
  function isFirstReport(release: string): boolean {
    reported.add(release)
    // Its next failure is a new one.
    return !reportedBefore.delete(release)
  }

  // Browsers log uncaught errors. Errors that name no release, also for lack of a stack, come from an
  // extension, a mail program's link scanner or the browser.
  addEventListener('error', event => {
    const { filename, message } = event
    const error: unknown = event.error
    // Code that handles the error calls `preventDefault`, maybe after this listener (load-remote.ts).
    setTimeout(() => {
      const release = releaseIn(`${stackOf(error)} ${filename}`)
      if (release && !event.defaultPrevented) send(error, release, message)
    })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const release = releaseIn(stackOf(reason))
    if (release) send(reason, release, String(reason))
  })

  return {
    releaseFailed({ release, failure, cause, next }: AbandonedRelease): void {
      const [app = release] = release.split('@')
      const outcome = next ? `${next} has taken over in this visit. ` : ''
      const message = `${release} failed: ${failure.text}`
      console.error(`${message} ${outcome}${rollback(app)}`)
      if (isFirstReport(release)) send(cause, release, message, next)
    },
    /** The composed document was restored. */
    shellFailed(error: unknown): void {
      const text = `${shell.release} failed: ${String(error)}`
      console.error(`${text} The document stays as it was composed. ${rollback('shell')}`)
      if (isFirstReport(shell.release)) send(error, shell.release, text)
    },
    /** React recovered, as from a hydration mismatch. @param components the innermost first */
    recoverableError(error: unknown, components = ''): void {
      // The shell's components surround those of a remote, and emotion wraps styled components.
      const remote = basesNow().find(
        ([release, base]) => release !== shell.release && components.includes(base),
      )
      const release = remote?.[0] ?? shell.release
      console.error(`${release}: ${String(error)}`)
      send(error, release, String(error))
    },
  }
}

const rollback = (app: string) => `To take it back for everybody: npm run release -- rollback ${app}`

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

/**
 * In the state of the history entry, because session storage may be disabled. When a release fails on a
 * navigation, it fails again in the page's document, which must not report this again.
 */
const REPORTED_KEY = 'reported'

const reported = new Set<string>()

/** Tells the next document of this history entry. Call this before a hard navigation. */
export function persistReportedErrors(): void {
  if (reported.size === 0) return
  try {
    history.replaceState({ ...stateOfEntry(), [REPORTED_KEY]: [...reported] }, '')
  } catch {
    // A duplicate report is better than a navigation that never ends.
  }
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return state instanceof Object ? { ...state } : {}
}
