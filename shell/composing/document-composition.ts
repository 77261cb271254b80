import type { Composition, DocumentComposition } from '@kutuhal/contract/composition.ts'

/**
 * The part of a composition that is in the document. The rest is in the generation's file of pins: in the
 * document, it would change every page with every team's release.
 */
export function documentComposition({ year, shell, remotes, page }: Composition): DocumentComposition {
  const own = page && remotes[page.remote]
  return { year, shell, remotes: own ? { [page.remote]: own } : {}, ...(page && { page }) }
}
