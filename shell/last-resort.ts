/**
 * Keeps the document when the shell's own code throws: React removes everything on an error outside of all
 * error boundaries.
 */
import { waitForReconnect } from './federation/network.ts'
import { checkDocument, hardNavigate } from './navigation/hard-navigate.ts'
import { restoreFormInput } from './page/restore-form-input.ts'

/**
 * Call it before hydration.
 * @param root that holds the composed document
 * @returns restores the document with the visitor's input, or goes to the document of the current address if
 * that has changed
 */
export function snapshotDocument(root: HTMLElement): () => void {
  // A copy in an inactive document loads no pictures.
  const composed = document.implementation.createHTMLDocument().importNode(root, true)
  const path = location.pathname
  // When React reports the error, it has already removed the page. This records the removed nodes.
  const removals = new MutationObserver(() => undefined)
  removals.observe(root, { childList: true })

  return () => {
    const gone = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    restoreFormInput([...gone, root], composed)
    document.getElementById(root.id)?.replaceWith(document.adoptNode(composed))
    // An open menu had locked the page's scrolling, and is gone.
    document.body.removeAttribute('style')
    const follow = () => {
      if (location.pathname !== path) void navigateWhenAvailable()
    }
    follow()
    // History entries of this document do not load a page on their own.
    addEventListener('popstate', follow)
  }
}

async function navigateWhenAvailable(): Promise<void> {
  for (let tries = 0; (await checkDocument()) === 'unreachable'; tries++) await waitForReconnect(tries)
  hardNavigate()
}
