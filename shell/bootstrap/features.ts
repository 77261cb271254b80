/** What a browser can do, and what its visitor has asked of it. */
import type { Feature } from '@kutuhal/contract/composition.ts'

/**
 * Whether this browser can run the shell's scripts, by syntax and functions. If not, the document stays as
 * composed: text, links and pictures. True from Chromium 97, Firefox 104 and Safari 15.4 on.
 */
export function isSupported(): boolean {
  return 'hasOwn' in Object && 'findLast' in Array.prototype
}

/** Asked when this runs: a polyfill would change the answer. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype

const isMissing: Readonly<Record<Feature, () => boolean>> = { popover: () => !hasPopovers() }

/** Whether this browser lacks a feature for which the shell has a polyfill. */
export function lacks(feature: Feature): boolean {
  return isMissing[feature]()
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; only Chromium has it. */
    readonly connection?: Connection
  }
}

/** Whether a visitor asked for fewer bytes, or has a connection on which each of them takes long. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return (
    connection !== undefined && (connection.saveData === true || /2g$/.test(connection.effectiveType || ''))
  )
}
