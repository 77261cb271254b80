import type { MazeCommand } from '../messages.ts'
import type { OptionValues, MessageToFrame } from './frame-messages.ts'

/** How many calls the queue handles in one turn. Most boards allow 20 moves: one or two turns are enough. */
const CALLS_A_TURN = 20
const WAITING_CALLS = 200

/** The shortest time between the starts of two turns of the queue; ms. */
const PAUSE_MS = 50

/**
 * Queues messages for the maze and limits their rate, so that the page stays responsive. Of several values
 * for the same option, only the last one is used.
 * @param act the function that handles a message
 * @param onFlood the function to call for each message dropped because too many are waiting
 */
export function createMessageQueue(
  act: (message: MessageToFrame) => void,
  onFlood: () => void,
): (message: MessageToFrame) => void {
  let options: OptionValues = {}
  let calls: readonly MazeCommand[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0

  function turn(): void {
    timer = undefined
    next = performance.now() + PAUSE_MS
    if (Object.keys(options).length > 0) act({ set: options })
    options = {}
    const now = calls.slice(0, CALLS_A_TURN)
    calls = calls.slice(CALLS_A_TURN)
    for (const call of now) act({ call })
    if (calls.length > 0) wait()
  }

  function wait(): void {
    timer ??= setTimeout(turn, Math.max(0, next - performance.now()))
  }

  return message => {
    if ('set' in message) options = { ...options, ...message.set }
    else if (calls.length < WAITING_CALLS) calls = [...calls, message.call]
    else onFlood()
    wait()
  }
}
