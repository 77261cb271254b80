/** A text that the documents of one tab keep for each other. */
export interface TabMemory {
  /** @returns '' where nothing is kept */
  readonly read: () => string
  /** @returns whether it is kept now; '' removes it */
  readonly write: (text: string) => boolean
  /**
   * Calls back when the visitor returns to this document, alive in the back/forward cache, and another one has written since: what this
   * one holds is older, and must be read again before it is written.
   * @returns a function that ends the subscription
   */
  readonly onNewer: (then: () => void) => () => void
}

/** @param storage gives the tab's storage; it may throw, and so may everything in it (cookies blocked, storage full) */
export function tabMemory(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TabMemory {
  let known = ''

  function stored(): string {
    try {
      return storage().getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  return {
    read: () => (known = stored()),
    write(text) {
      try {
        if (text) storage().setItem(key, text)
        else storage().removeItem(key)
        known = text
        return true
      } catch {
        return false
      }
    },
    onNewer(then) {
      const look = () => {
        if (stored() !== known) then()
      }
      addEventListener('pageshow', look)
      if (isStorageOld()) addEventListener('unload', nothing)
      return () => {
        removeEventListener('pageshow', look)
        removeEventListener('unload', nothing)
      }
    },
  }
}

/**
 * Firefox (153) shows a page of its back/forward cache with the storage as it was when the page was left. It loads a page again that
 * listens to this event.
 */
const isStorageOld = (): boolean => 'mozInnerScreenX' in globalThis

const nothing = (): void => undefined
