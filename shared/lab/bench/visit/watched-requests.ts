import type { CDPSession } from 'playwright'
import type { SentRequest } from './round-trips.ts'

export const requestKinds = ['document', 'script', 'style', 'font', 'picture', 'other'] as const

export type RequestKind = (typeof requestKinds)[number]

/** Bytes over the wire, headers included. */
export type BytesByKind = Readonly<Record<RequestKind, number>>

export interface WatchedRequests {
  /** Returns the requests that reached a server, without those that the browser's cache answered. */
  sent(): readonly SentRequest[]
  bytes(): BytesByKind
  /** Returns the time since the last request ended; 0 while a request is pending; ms. */
  quietFor(): number
}

interface Watched extends SentRequest {
  readonly kind: RequestKind
  end: number | undefined
  bytes: number
  isFromCache: boolean
}

const kindOf: Readonly<Record<string, RequestKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
}

/**
 * Blocks videos. They load after everything that is measured, and would delay the tap on the menu in some
 * variants only.
 */
const FILMS = ['*.mp4', '*.webm']

/** Records a page's requests from now on. */
export async function watchRequests(session: CDPSession): Promise<WatchedRequests> {
  const watched = new Map<string, Watched>()
  let lastChange = performance.now()
  const known = (id: string, change: (request: Watched) => void) => {
    const request = watched.get(id)
    if (!request) return
    change(request)
    lastChange = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    const frame = initiator.stack?.callFrames[0] ?? initiator.stack?.parent?.callFrames[0]
    watched.set(requestId, {
      url: request.url,
      kind: kindOf[type ?? ''] ?? 'other',
      start: timestamp * 1000,
      end: undefined,
      askedBy: type === 'Document' ? undefined : (frame?.url ?? initiator.url),
      isAskedByCode: initiator.type === 'script',
      bytes: 0,
      isFromCache: false,
    })
    known(requestId, () => undefined)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    known(requestId, request => (request.isFromCache = true)),
  )
  session.on('Network.responseReceived', ({ requestId, response }) =>
    known(requestId, request => {
      if (response.fromDiskCache) request.isFromCache = true
      request.bytes = Math.max(request.bytes, response.encodedDataLength)
    }),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    known(requestId, request => (request.bytes += encodedDataLength)),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    known(requestId, request => {
      request.bytes = encodedDataLength
      request.end = timestamp * 1000
    }),
  )
  session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    known(requestId, request => (request.end = timestamp * 1000)),
  )
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: FILMS })

  const all = () => [...watched.values()]
  return {
    sent: () =>
      all().filter(({ isFromCache, bytes, url }) => !isFromCache && bytes > 0 && url.startsWith('http')),
    bytes() {
      const sums: Record<RequestKind, number> = {
        document: 0,
        script: 0,
        style: 0,
        font: 0,
        picture: 0,
        other: 0,
      }
      for (const { kind, bytes, isFromCache } of all()) if (!isFromCache) sums[kind] += bytes
      return sums
    },
    quietFor: () => (all().some(({ end }) => end === undefined) ? 0 : performance.now() - lastChange),
  }
}
