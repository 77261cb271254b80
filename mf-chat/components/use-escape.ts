import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `onEscape` when Escape is pressed, wherever the focus is. Ignores the key while it ends text
 * composition (IME), closes something else on the page, or is already handled.
 */
export function useEscapeKey(chat: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    let wasTaken = false
    // Check in the capture phase, because an element that Escape closes may be gone when the event bubbles.
    const look = (event: KeyboardEvent) => {
      if (event.key === 'Escape') wasTaken = isEscapeTaken(chat.current)
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

/**
 * Whether Escape was pressed once, without other keys, and not to end text composition. In Safari, only the
 * key code 229 reveals text composition.
 */
function isMeant(event: KeyboardEvent): boolean {
  const isWriting = event.isComposing || event.keyCode === 229
  const isAlone = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
  return isAlone && !isWriting && !event.repeat && !event.defaultPrevented
}

/** Match open elements that Escape closes. The selectors are separate, because older browsers reject some. */
const OPEN = [
  'dialog[open], [aria-modal="true"], [aria-haspopup][aria-expanded="true"]',
  ':popover-open',
  ':fullscreen',
]

/** Matches controls that Escape clears, or whose list Escape closes. */
const USES_ESCAPE =
  'select, input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"], [type="week"], [type="color"])'

/** Whether Escape would close or clear something other than the chat, such as a menu, a dialog or a field. */
function isEscapeTaken(chat: Element | null): boolean {
  const focused = document.activeElement
  if (focused?.matches(USES_ESCAPE) || isFilledSearch(focused)) return true
  return OPEN.some(selector => matching(selector).some(element => !chat?.contains(element)))
}

const isFilledSearch = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'search' && element.value !== ''

function matching(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return []
  }
}
