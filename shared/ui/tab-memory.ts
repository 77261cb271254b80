/** A text that the documents of one tab share. */
export interface TabStorage {
  /** @returns '' if nothing is stored */
  readonly read: () => string
  /** '' removes the stored text. @returns whether storing has succeeded */
  readonly write: (text: string) => boolean
  /**
   * The visitor returns to this document in the back/forward cache after another document has stored a newer
   * text. Callers must read that text before they write.
   * @returns a function that ends the subscription
   */
  readonly onNewer: (then: () => void) => () => void
}

/** @param storage the tab's, or the device's; every access may throw (cookies blocked, storage full) */
export function createTabStorage(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TabStorage {
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
 * Firefox 153 restores a page from the back/forward cache with outdated storage. A listener for `unload`
 * keeps the page out of this cache.
 */
const isStorageOld = (): boolean => 'mozInnerScreenX' in globalThis

const nothing = (): void => undefined
