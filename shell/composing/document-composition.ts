import type { Composition, DocumentComposition } from '@kutuhal/contract/composition.ts'

/**
 * Returns the part of a composition that is written into a document: of the remotes' pins, only the pin of
 * the page's remote. The other pins are only in the generation's file of pins: otherwise, every document
 * would change whenever any team releases.
 */
export function selectDocumentPins({ year, shell, remotes, page }: Composition): DocumentComposition {
  const own = page && remotes[page.remote]
  return { year, shell, remotes: own ? { [page.remote]: own } : {}, ...(page && { page }) }
}
