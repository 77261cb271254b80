import type { DocumentScripts } from '@kutuhal/contract/composition.ts'

/** The id of the JSON in the document that says which scripts it runs. */
export const SCRIPTS_ID = 'scripts'

/** @returns nothing where a document names none */
export function scriptsInDocument(): DocumentScripts | undefined {
  const element = document.getElementById(SCRIPTS_ID)
  // Written by shell/composing/document.ts of this very release.
  return element?.textContent ? (JSON.parse(element.textContent) as DocumentScripts) : undefined
}
