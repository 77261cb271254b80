import type { Composition, DocumentComposition } from '@kutuhal/contract/composition.ts'

/**
 * What of a composition a document says itself. All else stands in the generation's file of pins: a document that named it would be another
 * one with every release of every team.
 */
export function documentComposition({ year, shell, remotes, page }: Composition): DocumentComposition {
  const own = page && remotes[page.remote]
  return { year, shell, remotes: own ? { [page.remote]: own } : {}, ...(page && { page }) }
}
