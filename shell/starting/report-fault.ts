import { readComposition } from '../composition.ts'
import { sendReport } from '../report/report.ts'
import { hearShell } from './hand-over.ts'

let isReported = false

/** Reports that the shell of this document does not run; once, whatever follows from it. */
export function reportFault(message: string, error?: unknown): void {
  if (isReported) return
  isReported = true
  const { generation, shell } = readComposition()
  sendReport({ kind: 'error', generation, release: shell.release, path: location.pathname, message, error })
}

/**
 * Reports what the shell's scripts throw until they do so themselves.
 * @param onThrown called with each
 */
export function hearThrown(onThrown: (message: string, error: unknown) => void): void {
  function notice(event: ErrorEvent) {
    const { filename, message } = event
    const error: unknown = event.error
    const base = new URL(readComposition().shell.base, location.href).href
    if (filename.indexOf(base) === 0) onThrown(message, error)
  }
  addEventListener('error', notice)
  hearShell('shell-reporting', () => removeEventListener('error', notice))
}
