import {
  Component,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type ActionDispatch,
  type ReactNode,
} from 'react'
import { waitForReconnect } from '../federation/network.ts'

/**
 * The state of what a remote renders: an address's page (page-source.ts) or the assistant's panel
 * (layout/Assistant.tsx). Both dispatch events; the state decides what a visitor sees.
 * @template Content what the remote renders once it is loaded
 */
export type RemoteState<Content> =
  /** The content has not been opened. */
  | { readonly status: 'idle' }
  /** The content is loading, behind composed markup or a spinner. */
  | { readonly status: 'opening' }
  /** The content is still loading, and a notice says that this takes long. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly content: Content }
  /** The release has failed and another one is loading. Meanwhile the content is not interactive. */
  | { readonly status: 'frozen' }
  /** There is no connection, and the visitor sees a notice. Loading continues on reconnect. */
  | { readonly status: 'unreachable' }
  /** No release is left to try, and the visitor sees a notice. */
  | { readonly status: 'failed' }

export type RemoteEvent<Content> =
  /** The visitor has opened the content, or pressed Retry. */
  | { readonly type: 'requested' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'opened'; readonly content: Content }
  /** Loading has ended, or the code threw: see the states of these names. */
  | { readonly type: 'frozen' | 'unreachable' | 'failed' }

/** Returns the state after an event; if the event has no effect, the same object. */
export function remoteStateReducer<Content>(
  part: RemoteState<Content>,
  event: RemoteEvent<Content>,
): RemoteState<Content> {
  switch (event.type) {
    case 'requested':
      return part.status === 'idle' || hasRemoteFailed(part) ? { status: 'opening' } : part
    case 'timedOut':
      return isRemotePending(part) ? { status: 'slow' } : part
    case 'opened':
      return { status: 'ready', content: event.content }
    case 'frozen':
      // If the notice about slow loading is shown, keep it.
      return part.status === 'slow' ? part : { status: 'frozen' }
    case 'unreachable':
    case 'failed':
      return { status: event.type }
  }
}

/** Whether the content is loading and no notice is shown so far. */
export function isRemotePending({ status }: RemoteState<unknown>): boolean {
  return status === 'opening' || status === 'frozen'
}

/** Whether loading has ended with a notice and a Retry button. */
export function hasRemoteFailed({ status }: RemoteState<unknown>): boolean {
  return status === 'unreachable' || status === 'failed'
}

/** After this time a notice says that the content is still loading; ms. */
export const SLOW_NOTICE_DELAY_MS = 3000

/** Returns the state of a remote's content, and its `dispatch`. The hook itself dispatches `timedOut`. */
export function useRemoteState<Content>(
  start: 'idle' | 'opening',
): [RemoteState<Content>, ActionDispatch<[event: RemoteEvent<Content>]>] {
  const [state, dispatch] = useReducer(remoteStateReducer<Content>, { status: start })
  // Depend only on `isWaiting`, so that the timer continues if another release takes over.
  const isWaiting = isRemotePending(state)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ type: 'timedOut' }), SLOW_NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return [state, dispatch]
}

/**
 * Makes another attempt when the connection may be back.
 * @param cut an object that is new after each failed attempt; undefined if no attempt has failed
 * @param onReconnect makes the attempt; its signal aborts when `cut` changes
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

interface BoundaryProps {
  /** The content to show after an error; by default nothing. */
  readonly fallback?: ReactNode
  readonly onError: (error: Error) => void
  readonly children: ReactNode
}

/** Catches errors in a remote's code, in rendering or in an effect, so that the rest of the page works. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
