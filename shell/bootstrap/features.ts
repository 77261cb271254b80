/** What a browser supports, and what its visitor prefers. */
import type { PolyfilledFeature } from '@kutuhal/contract/composition.ts'

/**
 * Whether this browser supports the syntax and functions of the shell's scripts: Chromium 97, Firefox 104,
 * Safari 15.4 or later. Other browsers keep the composed document: text, links and pictures.
 */
export function canRunShell(): boolean {
  return 'hasOwn' in Object && 'findLast' in Array.prototype
}

/** Checked on each call, because the polyfill changes the result. */
export const supportsPopovers = (): boolean => 'popover' in HTMLElement.prototype

const isMissing: Readonly<Record<PolyfilledFeature, () => boolean>> = { popover: () => !supportsPopovers() }

/** Whether this browser lacks a feature for which the shell has a polyfill. */
export function isFeatureMissing(feature: PolyfilledFeature): boolean {
  return isMissing[feature]()
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** The network information API, which only Chromium has: https://wicg.github.io/netinfo/ */
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
