import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** From one look to the next; ms. */
const EVERY_MS = 50

export interface SeenGenerations {
  /** When the pointer in the object store was seen to change to it, if that was later than a time; ms since 1970. */
  pointed(generation: string, after: number): number | undefined
  /** The same of the last of the edges. */
  onAllEdges(generation: string, after: number): number | undefined
  stop(): Promise<void>
}

/**
 * Watches what the pointer names and what each edge shows.
 * @param pointer its address in the object store
 * @param edges their addresses
 */
export function watchGenerations(pointer: string, edges: readonly string[]): SeenGenerations {
  const stopping = new AbortController()
  const looks = [() => pointedAt(pointer), ...edges.map(edge => () => shownBy(edge))]
  const watched = looks.map(look => {
    // A rollback shows again what was shown before.
    const changes = new Map<string, number>()
    let current: string | undefined
    const loop = async () => {
      while (!stopping.signal.aborted) {
        // What does not answer shows nothing new.
        const generation = await look().catch(() => undefined)
        if (generation !== undefined && generation !== current) changes.set(generation, Date.now())
        current = generation ?? current
        await delay(EVERY_MS)
      }
    }
    const changedTo = (generation: string, after: number) => {
      const at = changes.get(generation)
      return at !== undefined && at > after ? at : undefined
    }
    return { changedTo, ended: loop() }
  })
  const [atStore, ...atEdges] = watched
  return {
    pointed: (generation, after) => atStore?.changedTo(generation, after),
    onAllEdges(generation, after) {
      const times = atEdges.map(({ changedTo }) => changedTo(generation, after))
      return times.some(time => time === undefined) ? undefined : Math.max(...times.map(Number))
    },
    async stop() {
      stopping.abort()
      await Promise.all(watched.map(({ ended }) => ended))
    },
  }
}

const pointerSchema = z.object({ generation: z.string() })

async function pointedAt(address: string): Promise<string> {
  const response = await asked(http.get(address))
  return pointerSchema.parse(JSON.parse(await text(response))).generation
}

/** A document's ETag is its generation. */
async function shownBy(edge: string): Promise<string | undefined> {
  const response = await asked(https.request(`${edge}/`, { method: 'HEAD', rejectUnauthorized: false }).end())
  response.resume()
  return /"([0-9a-f]+)"/.exec(response.headers.etag ?? '')?.[1]
}

const asked = (request: http.ClientRequest): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
