import { LRUCache } from 'lru-cache'
import type { SiteDocument } from '../answers/documents.ts'
import { createKnowledgeBase, type KnowledgeBase } from '../answers/knowledge.ts'
import type { ReleaseStore } from './release-store.ts'

/** The assistant's knowledge from one generation of the site. */
export interface SiteKnowledge extends KnowledgeBase {
  readonly generation: string
  /** The pages whose path has a single part, such as /news; pages of single items are left out. */
  readonly pages: readonly {
    readonly address: string
    readonly title: string
    readonly description: string
  }[]
}

export interface KnowledgeCache {
  /**
   * @param generation the generation of the page that asks; if absent or no longer stored, the live
   * generation is used
   * @throws Error if nothing is live, or the generation's documents cannot be read
   */
  readonly of: (generation: string | undefined) => Promise<SiteKnowledge>
  readonly size: () => number
}

/**
 * Creates a cache that reads each generation once and keeps the most recently used generations in memory.
 * @param most the number of generations to keep in memory
 */
export function createKnowledgeCache(store: ReleaseStore, most: number): KnowledgeCache {
  const known = new LRUCache<string, SiteKnowledge>({
    max: most,
    fetchMethod: async generation => createSiteKnowledge(generation, await store.documents(generation)),
    // Continue to read the documents when a visitor leaves, because other requests may wait for the same
    // generation.
    ignoreFetchAbort: true,
  })
  return {
    async of(generation) {
      const isThere = generation !== undefined && (known.has(generation) || (await store.has(generation)))
      return known.forceFetch(isThere ? generation : await store.stable())
    },
    size: () => known.size,
  }
}

export function createSiteKnowledge(generation: string, documents: readonly SiteDocument[]): SiteKnowledge {
  const pages = documents
    .filter(({ url }) => url.lastIndexOf('/') === 0)
    .map(({ url, title, description }) => ({ address: url, title, description }))
  return { ...createKnowledgeBase(documents), generation, pages }
}
