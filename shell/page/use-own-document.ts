import { useEffect, useEffectEvent, useState } from 'react'
import { networkTimeout, waitForReconnect } from '../federation/network.ts'
import { askForDocument, goToOwnDocument, type DocumentAnswer } from '../navigation/own-document.ts'
import type { PageAnswer } from './page-outcome.ts'
import { isMissed, type RemotePart } from './remote-part.ts'
import { useLineBack } from './use-line-back.ts'
import { TOLD_AFTER_MS } from './use-remote-part.ts'

interface Needs {
  readonly part: RemotePart<PageAnswer>
  /** The document is here already. */
  readonly isInitial: boolean
  /** Opens the page once more, here. */
  readonly onLineBack: () => void
}

/**
 * A navigation ends in the page, whatever happens: if its code fails, or does not come within the line's patience, the browser goes
 * to the composed document of that very address. Without a line the page opens here when it is back: nothing else is lost then.
 * @returns what is known of the address's document
 */
export function useOwnDocument({ part, isInitial, onLineBack }: Needs): DocumentAnswer | 'unknown' {
  const [known, setKnown] = useState<DocumentAnswer | 'unknown'>('unknown')
  const { status } = part
  const isWanted = !isInitial && (status === 'slow' || isMissed(part))
  useLineBack(isInitial && status === 'unreachable' ? part : undefined, onLineBack)
  const lineBack = useEffectEvent(onLineBack)

  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const timer = setTimeout(
      () => void follow(stop.signal),
      status === 'slow' ? networkTimeout() - TOLD_AFTER_MS : 0,
    )

    async function follow(signal: AbortSignal) {
      for (let tries = 0; ; tries++) {
        const answer = await askForDocument()
        if (signal.aborted) return
        if (answer === 'there' && tries > 0 && status === 'unreachable') return lineBack()
        if (answer === 'there') return goToOwnDocument()
        // Its code may come yet.
        if (status === 'slow') return
        setKnown(answer)
        if (answer === 'none') return
        await waitForReconnect(tries, signal)
        if (signal.aborted) return
      }
    }
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [part, status, isWanted])

  return known
}
