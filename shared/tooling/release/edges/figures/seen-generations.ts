import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** From one look to the next; ms. */
const EVERY_MS = 50

export interface SeenGenerations {
  /** When the pointer in the object store first named it; ms since 1970. */
  pointed(generation: string): number | undefined
  /** When the last of the edges first showed it; ms since 1970. */
  onAllEdges(generation: string): number | undefined
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
    const firstSeen = new Map<string, number>()
    const loop = async () => {
      while (!stopping.signal.aborted) {
        // What does not answer shows nothing new.
        const generation = await look().catch(() => undefined)
        if (generation !== undefined && !firstSeen.has(generation)) firstSeen.set(generation, Date.now())
        await delay(EVERY_MS)
      }
    }
    return { firstSeen, ended: loop() }
  })
  const [atStore, ...atEdges] = watched
  return {
    pointed: generation => atStore?.firstSeen.get(generation),
    onAllEdges(generation) {
      const times = atEdges.map(({ firstSeen }) => firstSeen.get(generation))
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
