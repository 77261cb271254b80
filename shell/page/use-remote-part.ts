import { useEffect, useReducer, type ActionDispatch } from 'react'
import { isAwaited, remotePartReducer, type RemotePart, type RemotePartEvent } from './remote-part.ts'

/** A visitor is told after this long that something is still on its way; ms. */
export const TOLD_AFTER_MS = 3000

/** A remote's part of the page, and how to say what happens to it. That a visitor waits long it notices itself. */
export function useRemotePart<Content>(
  start: 'idle' | 'opening',
): [RemotePart<Content>, ActionDispatch<[event: RemotePartEvent<Content>]>] {
  const [part, dispatch] = useReducer(remotePartReducer<Content>, { status: start })
  // One wait, although another release may take over in the middle of it.
  const isWaiting = isAwaited(part)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => dispatch({ type: 'waitedLong' }), TOLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return [part, dispatch]
}
