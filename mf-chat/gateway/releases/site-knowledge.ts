/**
 * The assistant's knowledge of each generation, read from the release store through the links that web
 * servers also follow (shared/docs/guides/serving.md).
 */
import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readDocuments } from '../answers/documents.ts'
import { createKnowledgeBase, type KnowledgeBase } from '../answers/knowledge.ts'

export interface SiteKnowledge extends KnowledgeBase {
  readonly generation: string
}

export interface KnowledgeCache {
  /**
   * @param generation the generation of the page that asks: live, preview, canary or older; if absent or no
   * longer stored, the live generation is used
   * @throws Error if nothing is live, or the generation's documents cannot be read
   */
  readonly of: (generation: string | undefined) => Promise<SiteKnowledge>
  readonly size: () => number
}

/** The visitor bucket that gets no canaries (shared/docs/decisions/8-deployments-and-nginx.md). */
const STABLE_BUCKET = '99'

/**
 * Creates a cache that reads each generation once and keeps the most recently used generations in memory.
 * @param pointer the name of the link to the live deployment
 * @param most the number of generations to keep in memory
 */
export function createKnowledgeCache(store: string, pointer: string, most: number): KnowledgeCache {
  const live = path.join(store, pointer, STABLE_BUCKET)
  const fileOf = (generation: string) => path.join(store, 'sites', generation, 'documents.json')
  const known = new LRUCache<string, SiteKnowledge>({
    max: most,
    fetchMethod: async generation => ({
      ...createKnowledgeBase(await readDocuments(fileOf(generation))),
      generation,
    }),
    // Read on when a visitor leaves, because other requests may wait for the same generation.
    ignoreFetchAbort: true,
  })

  const isStored = (generation: string) =>
    access(fileOf(generation), constants.R_OK).then(
      () => true,
      () => false,
    )

  /** Going live only replaces a link, so the link is read again for every question. */
  async function liveGeneration(): Promise<string> {
    try {
      return path.basename(await realpath(live))
    } catch (cause) {
      throw new Error(
        `Nothing is live at ${live}. Promote releases first (npm run release -- promote …), or set STORE and ASSISTANT_SITE to where they are.`,
        { cause },
      )
    }
  }

  return {
    async of(generation) {
      const isThere = generation !== undefined && (known.has(generation) || (await isStored(generation)))
      return known.forceFetch(isThere ? generation : await liveGeneration())
    },
    size: () => known.size,
  }
}
