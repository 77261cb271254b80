import { useEffect, useEffectEvent, useRef } from 'react'
import { waitForReconnect } from '../federation/network.ts'

/**
 * Goes on with what the line let nothing through of.
 * @param cut a value that is new for each time it was tried in vain; undefined while there is nothing to try
 * @param onLineBack tries again
 */
export function useLineBack(cut: object | undefined, onLineBack: () => void): void {
  const tries = useRef(0)
  const goOn = useEffectEvent(onLineBack)

  useEffect(() => {
    if (!cut) {
      tries.current = 0
      return
    }
    const stop = new AbortController()
    void waitForReconnect(tries.current++, stop.signal).then(() => {
      if (!stop.signal.aborted) goOn()
    })
    return () => stop.abort()
  }, [cut])
}
