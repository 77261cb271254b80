import type { DocumentScripts } from '@kutuhal/contract/composition.ts'
import { dataInDocument } from '../data-in-document.ts'

/** The id of the JSON in the document that says which scripts it runs. */
export const SCRIPTS_ID = 'scripts'

/** @returns nothing where a document names none */
export function scriptsInDocument(): DocumentScripts | undefined {
  const json = dataInDocument(SCRIPTS_ID)
  // Written by shell/composing/document.ts of this very release.
  return json ? (JSON.parse(json) as DocumentScripts) : undefined
}
