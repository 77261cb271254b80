import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { dataInDocument } from './data-in-document.ts'

/** The id of the JSON in the document that says which releases it belongs to. */
export const COMPOSITION_ID = 'composition'

export function readComposition(): DocumentComposition {
  const json = dataInDocument(COMPOSITION_ID)
  // It must come from composing/document.ts.
  if (!json) throw new Error(`No #${COMPOSITION_ID}`)
  // Written by document.ts of this very release of the shell.
  return JSON.parse(json) as DocumentComposition
}
