import type { Store } from '../../store/store.ts'
import { formatForTerminal } from '../terminal-text.ts'

/** Prints a warning. @throws Error if the text is no reason, such as the name of a release */
export function parseUncheckedReason(store: Store, typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  const reason = typed.trim()
  if (!/\S\s+\S/.test(reason)) {
    throw new Error(
      `--unchecked needs a reason in a few words, which the log keeps: --unchecked "the browser here is broken, looked at by hand", not "${typed}".`,
    )
  }
  console.error(formatForTerminal(UNCHECKED, store))
  return reason
}

const UNCHECKED = `
!!! UNCHECKED !!!
This goes live without a check: nobody has looked whether it fits what it will meet. Look now: npm run release -- check <app>@<version>
`
