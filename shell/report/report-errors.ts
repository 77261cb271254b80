import { releaseBases } from '@kutuhal/contract/composition.ts'
import type { ReleaseTrouble } from '../federation/fallback.ts'
import type { ReleasePins } from '../federation/release-pins.ts'
import { sendReport } from './report.ts'
import { isNews, takeOverReported } from './reported-before.ts'

export interface ErrorReports {
  /** A release was abandoned: logs this once, with advice. */
  trouble(trouble: ReleaseTrouble): void
  /** The shell's own code threw, and the composed document was restored. */
  ofShell(error: unknown): void
  /**
   * React recovered from an error, such as a hydration mismatch.
   * @param components the component stack from React: innermost first, the shell's last
   */
  mended(error: unknown, components?: string): void
}

/** Reports errors with the release of the code that threw, including uncaught ones. */
export function reportErrors(live: Pick<ReleasePins, 'known' | 'load'>): ErrorReports {
  takeOverReported()
  const { shell } = live.known
  const basesNow = () =>
    Object.entries(releaseBases(live.known)).flatMap(([release, base]) => {
      const own = new URL(base, location.href).href
      // Chunks have content addresses; one that two releases share counts for the pinned release.
      return [own, new URL('../_/', own).href].map(folder => [release, folder] as const)
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
      // Does not wait for the pins: a visitor who sees an error may leave at once.
      generation: live.known.generation ?? '',
      release,
      path: location.pathname,
      message,
      error,
      ...(takenOverBy && { takenOverBy }),
    })
    // For the next error, and for sending reports.
    void live.load().catch(() => undefined)
  }

  // Uncaught; the browser logs them. Those that name no release come from an extension or the browser.
  addEventListener('error', event => {
    const { filename, message } = event
    const error: unknown = event.error
    // Code that catches it marks it by the end of the event (load-remote.ts), perhaps after this listener.
    setTimeout(() => {
      const release = releaseIn(`${stackOf(error)} ${filename}`)
      if (release && !event.defaultPrevented) send(error, release, message)
    })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const stack = stackOf(reason)
    const release = stack ? releaseIn(stack) : shell.release
    if (release) send(reason, release, String(reason))
  })

  return {
    trouble({ release, failure, cause, next }) {
      const [app = release] = release.split('@')
      const outcome = next
        ? `${next} has taken over in this visit.`
        : 'The page says so and offers to try again.'
      const message = `${release} failed: ${failure.text}`
      console.error(`${message} ${outcome} ${rollback(app)}`)
      if (isNews(release)) send(cause, release, message, next)
    },
    ofShell(error) {
      const text = `${shell.release} failed: ${String(error)}`
      console.error(`${text} The document stays as it was composed. ${rollback('shell')}`)
      if (isNews(shell.release)) send(error, shell.release, text)
    },
    mended(error, components = '') {
      // The shell's components surround the remotes', and a library wraps the styled ones of a remote.
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
