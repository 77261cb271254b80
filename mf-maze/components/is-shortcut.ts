import type { KeyboardEvent } from 'react'

/** Whether keys pressed together may be a shortcut of the browser, such as Alt+← for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
