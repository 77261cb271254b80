/**
 * Whatever the shell's own code throws, the visitor keeps a document: React takes everything away when something throws outside
 * of all boundaries.
 */
import { lineMayBeBack } from './federation/line.ts'
import { askForDocument, goToOwnDocument } from './navigation/own-document.ts'

/**
 * Call it before anything takes over the composed document.
 * @param root that holds it
 * @returns what brings it back, or goes to the document of the address that the visitor has come to since
 */
export function keepDocument(root: HTMLElement): () => void {
  // In a document that nobody sees, so that no picture in it is asked for.
  const composed = document.implementation.createHTMLDocument().importNode(root, true)
  const path = location.pathname

  return () => {
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
  for (let tries = 0; (await askForDocument()) === 'unreachable'; tries++) await lineMayBeBack(tries)
  goToOwnDocument()
}
