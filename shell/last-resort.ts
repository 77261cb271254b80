/**
 * Whatever the shell's own code throws, the visitor keeps a document: React takes everything away when something throws outside
 * of all boundaries.
 */
import { waitForReconnect } from './federation/network.ts'
import { checkDocument, hardNavigate } from './navigation/hard-navigate.ts'
import { restoreFormInput } from './page/restore-form-input.ts'

/**
 * Call it before anything takes over the composed document.
 * @param root that holds it
 * @returns what brings it back, with what the visitor has written into it, or goes to the document of the address that the visitor
 * has come to since
 */
export function keepDocument(root: HTMLElement): () => void {
  // In a document that nobody sees, so that no picture in it is asked for.
  const composed = document.implementation.createHTMLDocument().importNode(root, true)
  const path = location.pathname
  // By the time that React says what was thrown, it has taken the page away: only this still knows what it took.
  const taken = new MutationObserver(() => undefined)
  taken.observe(root, { childList: true })

  return () => {
    const gone = taken.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    restoreFormInput([...gone, root], composed)
    document.getElementById(root.id)?.replaceWith(document.adoptNode(composed))
    // An open menu holds the page behind it, and is gone.
    document.body.removeAttribute('style')
    const follow = () => {
      if (location.pathname !== path) void goWhenThere()
    }
    follow()
    // The entries of the history that this document has made are its own to follow.
    addEventListener('popstate', follow)
  }
}

async function goWhenThere(): Promise<void> {
  for (let tries = 0; (await checkDocument()) === 'unreachable'; tries++) await waitForReconnect(tries)
  hardNavigate()
}
