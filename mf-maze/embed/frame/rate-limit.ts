import type { MessageFromFrame } from './frame-messages.ts'

type EventName = MessageFromFrame['event']

interface Limit {
  /** The number of messages that may arrive in one burst. */
  readonly most: number
  readonly aSecond: number
}

/**
 * The limits for each kind of message. They allow for a page that asks for two hundred moves at once
 * (message-queue.ts).
 */
const LIMITS: Readonly<Record<EventName, Limit>> = {
  'maze-ready': { most: 1, aSecond: 0 },
  'maze-move': { most: 250, aSecond: 50 },
  'maze-outcome': { most: 250, aSecond: 50 },
  'maze-resize': { most: 30, aSecond: 20 },
}

/** No maze sends more messages per second than this, counting messages of all kinds. */
const FLOOD = 1000
const SECOND_MS = 1000

/** How long the latest size message waits when size messages come faster than the limit; ms. */
const PAUSE_MS = 100

export interface RateLimiter {
  /**
   * Counts a message, and passes it on if the limits allow that.
   * @param message the message; undefined if it is not an event of the maze
   */
  readonly hear: (message: MessageFromFrame | undefined) => void
  /** Resets the counts. Call this when the frame loads another page, or is blocked. */
  readonly restart: () => void
}

/**
 * Passes on messages no faster than a maze can send them, and drops the rest. The last size is never dropped.
 * @param take the function that gets the messages that are passed on
 * @param onFlood the function to call, in place of `take`, for each message beyond `FLOOD` in a second
 */
export function limitMessageRate(
  take: (message: MessageFromFrame) => void,
  onFlood: () => void,
): RateLimiter {
  /** How many messages of each kind may still come, and when that was counted. */
  const left = new Map<EventName, { readonly count: number; readonly at: number }>()
  let heard = 0
  let second = 0
  let late: MessageFromFrame | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function allows(event: EventName, now: number): boolean {
    const { most, aSecond } = LIMITS[event]
    const { count, at } = left.get(event) ?? { count: most, at: now }
    const filled = Math.min(most, count + ((now - at) / SECOND_MS) * aSecond)
    const isAllowed = filled >= 1
    left.set(event, { count: isAllowed ? filled - 1 : filled, at: now })
    return isAllowed
  }

  function takeLate(): void {
    timer = undefined
    const message = late
    late = undefined
    if (message) take(message)
  }

  return {
    hear(message) {
      const now = performance.now()
      if (now - second > SECOND_MS) [second, heard] = [now, 0]
      heard += 1
      if (heard > FLOOD) return onFlood()
      if (!message) return
      const { event } = message
      if (allows(event, now)) {
        if (event === 'maze-resize') late = undefined
        take(message)
      } else if (event === 'maze-resize') {
        late = message
        timer ??= setTimeout(takeLate, PAUSE_MS)
      }
    },
    restart() {
      clearTimeout(timer)
      timer = undefined
      late = undefined
      heard = 0
      left.clear()
    },
  }
}
