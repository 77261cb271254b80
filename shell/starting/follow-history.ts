import { hearShell } from './hand-over.ts'

/**
 * After a reload, entries of the history that scripts made belong to this document, and Back only changes the address. Until the shell
 * follows, the browser goes to the document of that address.
 */
export function followHistory(): void {
  const { pathname } = location
  const follow = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', follow)
  hearShell('shell-answering', () => removeEventListener('popstate', follow))
}
