import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isEscapeTaken } from './escape-is-taken.ts'

/**
 * Calls `onEscape` for the Escape key, wherever in the page the focus is; not while it means something else: it ends the writing of a
 * word, closes what lies above the page, or has been dealt with.
 */
export function useEscape(chat: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    let wasTaken = false
    // On the way down: what closes on it may be gone when the event comes up again.
    const look = (event: KeyboardEvent) => {
      if (event.key === 'Escape') wasTaken = isEscapeTaken(document, chat.current)
    }
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !wasTaken && isMeant(event)) close()
    }
    window.addEventListener('keydown', look, { capture: true })
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', look, { capture: true })
      window.removeEventListener('keydown', listen)
    }
  }, [chat])
}

/** Pressed once and alone, for nothing else, and no part of writing: Safari says that by a number only. */
function isMeant(event: KeyboardEvent): boolean {
  const isWriting = event.isComposing || event.keyCode === 229
  const isAlone = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
  return isAlone && !isWriting && !event.repeat && !event.defaultPrevented
}
