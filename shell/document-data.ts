/**
 * The names, events and JSON that composed documents and the shell's scripts agree on. JSON is read only from
 * children of the body: page content is inside `#root`, and an element there with the same id is ignored.
 */
import type { Composition, DocumentComposition, DocumentScripts } from '@kutuhal/contract/composition.ts'
import { PINS_ELEMENT_ID, SCRIPTS_ELEMENT_ID } from '@kutuhal/contract/document.ts'

/** The attribute of the style element with the rules of site and page. */
export const COMPOSED_STYLES_ATTRIBUTE = 'data-composed'

/** Prefix of the class names in the document's styles. */
export const EMOTION_CACHE_KEY = 'css'

/** The id of the style element that defines the typefaces. */
export const TYPEFACES_ELEMENT_ID = 'typefaces'

/** The Trusted Types policy for running the entries of remotes (federation/load-remote.ts). */
export const ENTRY_TRUSTED_TYPES_POLICY = 'kutuhal-entries'

/** The Trusted Types policy for running the shell's scripts (bootstrap/scripts.ts). */
export const BOOTSTRAP_TRUSTED_TYPES_POLICY = 'kutuhal-starter'

/**
 * Returns the part of a composition that is written into a document: of the remotes' pins, only the pin of
 * the page's remote. The other pins are only in the generation's file of pins: otherwise, every document
 * would change whenever any team releases.
 */
export function selectDocumentPins({ year, shell, remotes, page }: Composition): DocumentComposition {
  const own = page && remotes[page.remote]
  return { year, shell, remotes: own ? { [page.remote]: own } : {}, ...(page && { page }) }
}

export function readDocumentPins(): DocumentComposition {
  const json = readDocumentData(PINS_ELEMENT_ID)
  // shell/composing/document.ts writes this JSON into every document.
  if (!json) throw new Error(`No #${PINS_ELEMENT_ID}`)
  // The cast is safe: the same release of the shell wrote the JSON (document.ts).
  return JSON.parse(json) as DocumentComposition
}

/** @returns the document's list of scripts; undefined if the document has none */
export function readDocumentScripts(): DocumentScripts | undefined {
  const json = readDocumentData(SCRIPTS_ELEMENT_ID)
  // The cast is safe: the same release of the shell wrote the JSON (document.ts).
  return json ? (JSON.parse(json) as DocumentScripts) : undefined
}

/**
 * Reads the JSON in one of the document's own script elements.
 * @param id the element's id
 * @returns the element's text; null if there is no such element
 */
export function readDocumentData(id: string): string | null {
  let text: string | null = null
  document.querySelectorAll(`body>script#${id}`).forEach(own => {
    text = own.textContent
  })
  return text
}

/** Events on `window` that tell how far the shell has started in a document. */
export type ShellEvent =
  /** From this event on, the shell reports errors, including its own. */
  | 'shell-reporting'
  /** The shell has thrown, and the composed document is restored. */
  | 'shell-failed'
  /** The layout around the page is hydrated. */
  | 'shell-hydrated'
  /** The document's page is hydrated too, or will stay static. */
  | 'page-hydrated'

/** Dispatches an event for the document's inline scripts, which are built separately from the shell. */
export function emitShellEvent(event: ShellEvent): void {
  dispatchEvent(new Event(event))
}

/** Calls back when the event first happens. */
export function onceShellEvent(event: ShellEvent, then: () => void): void {
  addEventListener(event, then, { once: true })
}
