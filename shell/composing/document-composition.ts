import type { Composition, DocumentComposition } from '@kutuhal/contract/composition.ts'

/**
 * The part of a composition that is in the document. The rest is in the generation's file of pins: in the
 * document, the rest would change every page whenever any team releases.
 */
export function toDocumentComposition({ year, shell, remotes, page }: Composition): DocumentComposition {
  const own = page && remotes[page.remote]
  return { year, shell, remotes: own ? { [page.remote]: own } : {}, ...(page && { page }) }
}
