/**
 * Reads the release store through the links that web servers also follow (shared/docs/guides/serving.md).
 * Going live only replaces a link, so the link is read again for every question.
 */
import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import path from 'node:path'
import { readDocuments, type SiteDocument } from '../answers/documents.ts'

export interface ReleaseStore {
  /** Returns the live generation. @throws Error if nothing is live */
  readonly stable: () => Promise<string>
  /** Whether the store has a generation, whether live, preview, canary or older. */
  readonly has: (generation: string) => Promise<boolean>
  /**
   * Reads the documents of a generation.
   * @throws Error with what is wrong with the documents
   */
  readonly documents: (generation: string) => Promise<readonly SiteDocument[]>
}

/** The number of the visitor bucket that gets no canaries (shared/docs/decisions/8-deployments.md). */
const STABLE_BUCKET = '99'

/** Opens a release store. @param pointer the name of the link to the live deployment */
export function openReleaseStore(folder: string, pointer: string): ReleaseStore {
  const live = path.join(folder, pointer, STABLE_BUCKET)
  const documentsOf = (generation: string) => path.join(folder, 'sites', generation, 'documents.json')
  return {
    async stable() {
      try {
        return path.basename(await realpath(live))
      } catch (cause) {
        throw new Error(
          `Nothing is live at ${live}. Promote releases first (npm run release -- promote …), or set STORE and ASSISTANT_SITE to where they are.`,
          { cause },
        )
      }
    },
    has: generation =>
      access(documentsOf(generation), constants.R_OK).then(
        () => true,
        () => false,
      ),
    documents: generation => readDocuments(documentsOf(generation)),
  }
}
