/**
 * Restores the document when the shell's own code throws: on an error outside of all error boundaries, React
 * removes everything.
 */
import { waitForReconnect } from './federation/network.ts'
import { checkDocument, hardNavigate } from './navigation/hard-navigate.ts'
import { restoreFormInput } from './page/restore-form-input.ts'

/**
 * Keeps a copy of the composed document. Call this function before hydration.
 * @param root the element with the composed document
 * @returns restores the document with the visitor's input, or goes to the document of the current address if
 * that has changed
 */
export function snapshotDocument(root: HTMLElement): () => void {
  // A copy in an inactive document loads no pictures.
  const composed = document.implementation.createHTMLDocument().importNode(root, true)
  const path = location.pathname
  // React removes the page before it reports an error. This observer records the removed nodes.
  const removals = new MutationObserver(() => undefined)
  removals.observe(root, { childList: true })

  return () => {
    const gone = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    restoreFormInput([...gone, root], composed)
    document.getElementById(root.id)?.replaceWith(document.adoptNode(composed))
    // The open menu that had locked the page's scrolling is gone.
    document.body.removeAttribute('style')
    const follow = () => {
      if (location.pathname !== path) void navigateWhenAvailable()
    }
    follow()
    // Back and Forward between history entries of this document do not load a page, so follow them here.
    addEventListener('popstate', follow)
  }
}

async function navigateWhenAvailable(): Promise<void> {
  for (let tries = 0; (await checkDocument()) === 'unreachable'; tries++) await waitForReconnect(tries)
  hardNavigate()
}
