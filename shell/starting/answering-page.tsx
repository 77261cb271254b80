import type { PageOutcome } from '../page/page-source.ts'
import { Answering } from './Answering.tsx'
import { tellStarter } from './hand-over.ts'

/** The page of the document, as it was opened; the starter hears when it answers, or that it never will. */
export async function answeringPage(opening: Promise<PageOutcome>): Promise<PageOutcome> {
  const outcome = await opening
  if (outcome.status === 'loaded')
    return { ...outcome, element: <Answering part="page-answering">{outcome.element}</Answering> }
  tellStarter('page-answering')
  return outcome
}
