/**
 * Reads the release store by the links that web servers follow (shared/docs/guides/serving.md). Going live
 * changes only a link, so every question reads the link again.
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
  /** Reads a generation's documents. @throws Error with what is wrong with them */
  readonly documents: (generation: string) => Promise<readonly SiteDocument[]>
}

/** The number of the visitor bucket that gets no canaries (shared/docs/decisions/8-deployments.md). */
const STABLE_BUCKET = '99'

/** Opens a release store. @param pointer name of the link to the live deployment */
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
