/**
 * The names, events and JSON that composed documents and the shell's scripts agree on. JSON is read only from
 * children of the body: page content is inside `#root`, and an element there with the same id is ignored.
 */
import type { Composition, DocumentComposition, DocumentScripts } from '@kutuhal/contract/composition.ts'
import { PINS_ELEMENT_ID, SCRIPTS_ELEMENT_ID } from '@kutuhal/contract/document.ts'

export const COMPOSED_STYLES_ATTRIBUTE = 'data-composed'

export const EMOTION_CACHE_KEY = 'css'

export const TYPEFACES_ELEMENT_ID = 'typefaces'

/** For the entries of remotes (federation/load-remote.ts). */
export const ENTRY_TRUSTED_TYPES_POLICY = 'kutuhal-entries'

/** For the shell's scripts (bootstrap/scripts.ts). */
export const BOOTSTRAP_TRUSTED_TYPES_POLICY = 'kutuhal-starter'

/** Only the pin of the page's remote: otherwise every document would change whenever any team releases. */
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

export function readDocumentScripts(): DocumentScripts | undefined {
  const json = readDocumentData(SCRIPTS_ELEMENT_ID)
  // The cast is safe: the same release of the shell wrote the JSON (document.ts).
  return json ? (JSON.parse(json) as DocumentScripts) : undefined
}

/** @returns null if the document has no script element of its own with this id */
export function readDocumentData(id: string): string | null {
  let text: string | null = null
  document.querySelectorAll(`body>script#${id}`).forEach(own => {
    text = own.textContent
  })
  return text
}

/** How far the shell has started in a document. */
export type ShellEvent =
  /** From this event on, the shell reports errors, including its own. */
  | 'shell-reporting'
  /** The shell has thrown, and the composed document is restored. */
  | 'shell-failed'
  | 'shell-hydrated'
  /** Or known to stay static. */
  | 'page-hydrated'

/** Inline scripts are built separately from the shell, so they hear events. */
export function emitShellEvent(event: ShellEvent): void {
  dispatchEvent(new Event(event))
}

export function onceShellEvent(event: ShellEvent, then: () => void): void {
  addEventListener(event, then, { once: true })
}
