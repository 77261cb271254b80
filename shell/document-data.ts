/**
 * What the shell has written into a document for its own scripts, as JSON. It stands behind the page, as a child of the body: what a page
 * brings, an article or a hostile reply, is inside `#root`, and an element there with the same id is not believed.
 */
import type { DocumentComposition, DocumentScripts } from '@kutuhal/contract/composition.ts'

/** The id of the JSON that says which releases the document belongs to. */
export const COMPOSITION_ID = 'composition'

/** The id of the JSON that says which scripts it runs. */
export const SCRIPTS_ID = 'scripts'

/** On the style element with the rules of site and page. */
export const COMPOSED_STYLES = 'data-composed'

/** The id of the style element that names the typefaces. */
export const TYPEFACES_ID = 'typefaces'

export function readComposition(): DocumentComposition {
  const json = dataInDocument(COMPOSITION_ID)
  // It must come from composing/document.ts.
  if (!json) throw new Error(`No #${COMPOSITION_ID}`)
  // Written by document.ts of this very release of the shell.
  return JSON.parse(json) as DocumentComposition
}

/** @returns nothing where a document names none */
export function readScripts(): DocumentScripts | undefined {
  const json = dataInDocument(SCRIPTS_ID)
  // Written by document.ts of this very release of the shell.
  return json ? (JSON.parse(json) as DocumentScripts) : undefined
}

/** @returns the text, or nothing where the document has none */
export function dataInDocument(id: string): string | null {
  let text: string | null = null
  document.querySelectorAll(`body>script#${id}`).forEach(own => {
    text = own.textContent
  })
  return text
}
