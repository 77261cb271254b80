import { useEffect, useEffectEvent, useReducer, useRef, type ActionDispatch } from 'react'
import { waitForReconnect } from '../federation/network.ts'
import { isPending, remoteStateReducer, type RemoteEvent, type RemoteState } from './remote-state.ts'

/** After this time a notice says that the content is still loading; ms. */
export const SLOW_AFTER_MS = 3000

/** The state of a remote's content, and its dispatch. The hook itself dispatches `timedOut`. */
export function useRemoteState<Content>(
  start: 'idle' | 'opening',
): [RemoteState<Content>, ActionDispatch<[event: RemoteEvent<Content>]>] {
  const [state, dispatch] = useReducer(remoteStateReducer<Content>, { status: start })
  // The timer continues if another release takes over.
  const isWaiting = isPending(state)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ type: 'timedOut' }), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return [state, dispatch]
}

/**
 * Tries again when the connection may be back.
 * @param cut a new value for each failed attempt; undefined if nothing has failed
 * @param onReconnect makes another attempt; the signal aborts when `cut` changes
 */
export function useReconnect(cut: object | undefined, onReconnect: (signal: AbortSignal) => void): void {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(onReconnect)

  useEffect(() => {
    if (!cut) {
      tries.current = 0
      return
    }
    const stop = new AbortController()
    void waitForReconnect(tries.current++, stop.signal).then(() => {
      if (!stop.signal.aborted) tryAgain(stop.signal)
    })
    return () => stop.abort()
  }, [cut])
}
