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
 * Of an address's page (page-source.ts) or the assistant's panel (layout/Assistant.tsx). Both dispatch
 * events; the state decides what a visitor sees.
 */
export type RemoteState<Content> =
  | { readonly status: 'idle' }
  /** Behind composed markup or a spinner. */
  | { readonly status: 'opening' }
  /** A notice says that loading takes long. */
  | { readonly status: 'slow' }
  | { readonly status: 'ready'; readonly content: Content }
  /** Another release is loading. Meanwhile the content is not interactive. */
  | { readonly status: 'frozen' }
  /** The visitor sees a notice. Loading continues on reconnect. */
  | { readonly status: 'unreachable' }
  /** The visitor sees a notice. */
  | { readonly status: 'failed' }

export type RemoteEvent<Content> =
  /** Also by Retry. */
  | { readonly type: 'requested' }
  | { readonly type: 'timedOut' }
  | { readonly type: 'opened'; readonly content: Content }
  | { readonly type: 'frozen' | 'unreachable' | 'failed' }

/** @returns the same object if the event has no effect */
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
      // Keep a notice about slow loading.
      return part.status === 'slow' ? part : { status: 'frozen' }
    case 'unreachable':
    case 'failed':
      return { status: event.type }
  }
}

export function isRemotePending({ status }: RemoteState<unknown>): boolean {
  return status === 'opening' || status === 'frozen'
}

/** Ended with a notice and a Retry button. */
export function hasRemoteFailed({ status }: RemoteState<unknown>): boolean {
  return status === 'unreachable' || status === 'failed'
}

/** Ms. */
export const SLOW_NOTICE_DELAY_MS = 3000

/** The hook itself dispatches `timedOut`. */
export function useRemoteState<Content>(
  start: 'idle' | 'opening',
): [RemoteState<Content>, ActionDispatch<[event: RemoteEvent<Content>]>] {
  const [state, dispatch] = useReducer(remoteStateReducer<Content>, { status: start })
  // The timer continues if another release takes over.
  const isWaiting = isRemotePending(state)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ type: 'timedOut' }), SLOW_NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return [state, dispatch]
}

/**
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
  readonly fallback?: ReactNode
  readonly onError: (error: Error) => void
  readonly children: ReactNode
}

/** Also errors in effects. */
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
