/** What a browser supports, and what its visitor prefers. */
import type { Feature } from '@kutuhal/contract/composition.ts'

/**
 * Whether this browser can run the shell's scripts, by syntax and functions. If not, the document stays as
 * composed: text, links and pictures. True from Chromium 97, Firefox 104 and Safari 15.4 on.
 */
export function isSupported(): boolean {
  return 'hasOwn' in Object && 'findLast' in Array.prototype
}

/** Evaluated on each call: a polyfill changes the answer. */
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

/** Whether the visitor asked for less data, or has a slow connection. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return (
    connection !== undefined && (connection.saveData === true || /2g$/.test(connection.effectiveType || ''))
  )
}
