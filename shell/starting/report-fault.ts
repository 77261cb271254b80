import { PINS_FILE, type Composition } from '@kutuhal/contract/composition.ts'
import { readComposition } from '../composition.ts'
import { sendReport } from '../report/report.ts'
import { hearShell } from './hand-over.ts'

let isReported = false

/** Reports that the shell of this document does not run; once, whatever follows from it. */
export function reportFault(message: string, error?: unknown): void {
  if (isReported) return
  isReported = true
  const { release } = readComposition().shell
  const path = location.pathname
  // There is nobody who has asked for it yet, and perhaps nobody who answers.
  void fetch('/' + PINS_FILE)
    .then(answer => answer.json())
    .catch(() => ({}))
    .then(({ generation = '' }: Partial<Composition>) =>
      sendReport({ kind: 'error', generation, release, path, message, error }),
    )
}

/**
 * Hears what the shell's scripts throw until they see to it themselves.
 * @param onThrown called with each
 */
export function hearThrown(onThrown: (message: string, error: unknown) => void): void {
  // That of all its releases, where those of its scripts are that others have too.
  const base = new URL('..', new URL(readComposition().shell.base, location.href)).href
  const isShell = (place: string | undefined) => place !== undefined && place.indexOf(base) !== -1
  function notice(event: ErrorEvent) {
    if (isShell(event.filename)) onThrown(event.message, event.error)
  }
  function noticeRejection({ reason }: PromiseRejectionEvent) {
    if (reason instanceof Error && isShell(reason.stack)) onThrown(reason.message, reason)
  }
  addEventListener('error', notice)
  addEventListener('unhandledrejection', noticeRejection)
  hearShell('shell-reporting', () => {
    removeEventListener('error', notice)
    removeEventListener('unhandledrejection', noticeRejection)
  })
}
