import { Redis, type Command } from 'ioredis'

/** How long a question waits for Redis to count it; ms. */
const COUNT_TIMEOUT_MS = 300

/** Connects to Redis, where instances of the service share their counts. A slow count counts as failed. */
export function connectSharedCounter(
  url: string,
  /** `away` is called when Redis fails: questions are not counted until Redis is back. */
  { away, back }: { readonly away: (reason: string) => void; readonly back: () => void },
): Redis {
  const redis = new WatchedRedis(url, {
    connectTimeout: 1000,
    commandTimeout: COUNT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    // Do not queue commands, because questions must not wait for a lost connection.
    enableOfflineQueue: false,
    retryStrategy: attempt => Math.min(attempt * 100, 2000),
  })
  redis.onFailure = away
  redis.on('error', (error: Error) => away(reasonOf(error)))
  redis.on('ready', back)
  return redis
}

/** Reports failed counts, because the rate limiter allows a question without notice if its count fails. */
class WatchedRedis extends Redis {
  onFailure: (reason: string) => void = () => undefined

  override sendCommand(...call: Parameters<Redis['sendCommand']>): unknown {
    const [command]: readonly [Command, ...unknown[]] = call
    const promise: Promise<unknown> = command.promise
    promise.catch((error: unknown) => {
      // After NOSCRIPT, the client sends the full script, so the count has not failed.
      const isCount = /^eval/i.test(command.name) && !String(error).includes('NOSCRIPT')
      if (isCount) this.onFailure(reasonOf(error))
    })
    return super.sendCommand(...call)
  }
}

/** Returns only the system's error code, so that no address is logged. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  return /timed out/i.test(String(error)) ? 'slow' : 'not connected'
}
