import { Redis, type Command } from 'ioredis'

interface Listener {
  /** Questions go on without being counted. */
  readonly away: (reason: string) => void
  readonly back: () => void
}

/** A question waits no longer than this for its count. */
const COUNT_TIMEOUT_MS = 300

/** Redis, where several services count together. What it does not answer at once is not counted. */
export function sharedCounter(url: string, { away, back }: Listener): Redis {
  const redis = new WatchedRedis(url, {
    connectTimeout: 1000,
    commandTimeout: COUNT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    // A question that comes while it is away does not wait until it is back.
    enableOfflineQueue: false,
    retryStrategy: attempt => Math.min(attempt * 100, 2000),
  })
  redis.onFailure = away
  redis.on('error', (error: Error) => away(reasonOf(error)))
  redis.on('ready', back)
  return redis
}

/** The limit lets questions through when a command fails, without a word: this says it. */
class WatchedRedis extends Redis {
  onFailure: (reason: string) => void = () => undefined

  override sendCommand(...call: Parameters<Redis['sendCommand']>): unknown {
    const [command]: readonly [Command, ...unknown[]] = call
    const promise: Promise<unknown> = command.promise
    promise.catch((error: unknown) => {
      // NOSCRIPT asks for the script in full, which follows; other commands only introduce the client.
      const isCount = /^eval/i.test(command.name) && !String(error).includes('NOSCRIPT')
      if (isCount) this.onFailure(reasonOf(error))
    })
    return super.sendCommand(...call)
  }
}

/** A word of the system's, so that no address gets into the log. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return /timed out/i.test(String(error)) ? 'slow' : 'not connected'
}
