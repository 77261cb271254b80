/**
 * Counts visit reports for Prometheus, in memory. Every live shell calls it, so its input format must not
 * change (@kutuhal/contract/visit-report.ts). Operation: shared/docs/guides/canaries.md.
 */
import { REPORTS_PATH, vitalNames } from '@kutuhal/contract/visit-report.ts'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { LiveReleases } from './live-releases.ts'
import type { VisitMetrics } from './metrics.ts'
import { getIpNetwork, createReportDeduplicator, getReportSource } from './sources.ts'

export interface CollectorOptions {
  readonly live: () => LiveReleases
  /** From one address, or one /64 of IPv6; 0 for no limit. */
  readonly reportsAMinute: number
  /** Their `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: string | false
  readonly metrics: VisitMetrics
}

/** Fifty events take 4 KB; bytes. */
const BODY_LIMIT = 8 * 1024
const MOST_EVENTS = 60

/** The rate limiter of this process remembers as many. */
const ADDRESSES = 50_000
/** A whole network (`getIpNetwork`) may send as many times what one address may. */
const ADDRESSES_OF_A_NETWORK = 16

/** No visitor would wait for so long; ms. */
const LONGEST = 600_000

const name = z.string().max(80)

const reportSchema = z.object({
  generation: name,
  events: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['visit', 'error', 'visitWithError', 'fallback']), release: name }),
        z.object({ kind: z.enum(vitalNames), release: name, value: z.number().min(0).max(LONGEST) }),
      ]),
    )
    .max(MOST_EVENTS),
})

export async function createCollector({
  live,
  reportsAMinute,
  trustedProxies,
  metrics,
}: CollectorOptions): Promise<FastifyInstance> {
  const sources = createReportDeduplicator()
  const server = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies,
    requestTimeout: 10_000,
    forceCloseConnections: true,
  })
  server.removeContentTypeParser('text/plain')
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    done()
  })
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    return reply
      .code(status)
      .send({ error: status < 500 ? error.message : 'The report could not be counted.' })
  })
  if (reportsAMinute > 0) {
    const limit = { max: reportsAMinute, timeWindow: 60_000, cache: ADDRESSES }
    await server.register(rateLimit, { ...limit, keyGenerator: ({ ip }) => getReportSource(ip) })
    const networkLimit = server.createRateLimit({
      max: reportsAMinute * ADDRESSES_OF_A_NETWORK,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => getIpNetwork(ip),
    })
    server.addHook('onRequest', async (request, reply) => {
      const answer = await networkLimit(request)
      if (!answer.isAllowed && answer.isExceeded) await reply.code(429).send({ error: TOO_MANY })
    })
  }
  server.get('/health', () => ({ status: 'ok' }))
  server.post(REPORTS_PATH, (request, reply) => {
    const { origin, host = '', 'sec-fetch-site': fetchSite } = request.headers
    if (!isOwnPage(origin, host, fetchSite?.toString())) return reply.code(403).send({ error: ELSEWHERE })
    const report = reportSchema.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ error: UNREADABLE })
    const { generation, events } = report.data
    const { labelsOf } = live()
    const source = getReportSource(request.ip)
    const counted = new Set<string>()
    for (const event of events) {
      const labels = labelsOf(generation, event.release)
      const once = `${event.kind} ${labels.release}`
      if (counted.has(once)) continue
      counted.add(once)
      if (sources.counts(source, event.kind, labels.release)) metrics.count(event, labels)
    }
    return reply.code(204).send()
  })
  return server
}

function isOwnPage(origin: string | undefined, host: string, fetchSite: string | undefined): boolean {
  if (origin === undefined) return fetchSite === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}

const ELSEWHERE =
  'Only pages of this very site may report, and the headers "origin" and "host" of this request are not of one. Behind a web server: does it pass the host on?'
const TOO_MANY = 'The network that this report comes from has sent too many within a minute.'
const UNREADABLE =
  'This is no report. Its form: shared/contract/visit-report.ts. Is the collector older than the shell that sends it?'
