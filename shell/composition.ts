import type { DocumentComposition } from '@kutuhal/contract/composition.ts'

/** The id of the JSON in the document that says which releases it belongs to. */
export const COMPOSITION_ID = 'composition'

export function readComposition(): DocumentComposition {
  const element = document.getElementById(COMPOSITION_ID)
  if (!element?.textContent)
    throw new Error(`The document has no #${COMPOSITION_ID}. It must come from shell/composing/document.ts.`)
  // Written by document.ts of this very release of the shell.
  return JSON.parse(element.textContent) as DocumentComposition
}
