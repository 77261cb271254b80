import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

export interface VisitorLimit {
  /** Questions in a minute; 0 for any number. */
  readonly questionsAMinute: number
  /** Where several services count together. */
  readonly redis?: Redis | undefined
}

/** How many visitors are counted at once in the memory of this process. */
const VISITORS = 50_000

/**
 * Counts the questions of each visitor on the routes of a scope: by address, IPv6 ones by their network of 64 bits, which is what one
 * household has. A counter that is away stops nobody.
 */
export async function limitVisitors(
  scope: FastifyInstance,
  { questionsAMinute, redis }: VisitorLimit,
): Promise<void> {
  if (questionsAMinute === 0) return
  await scope.register(rateLimit, {
    max: questionsAMinute,
    timeWindow: 60_000,
    cache: VISITORS,
    enableDraftSpec: true,
    skipOnError: true,
    nameSpace: 'assistant-',
    ...(redis && { redis }),
  })
}
