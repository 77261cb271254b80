import { useEffect, type RefObject } from 'react'

interface Chat {
  readonly dialog: RefObject<HTMLElement | null>
  readonly log: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLElement | null>
  readonly isBusy: boolean
  readonly isEmpty: boolean
}

/**
 * Puts the focus into the input when the chat opens, when a reply has come and when the conversation was cleared; on the
 * messages while the input waits for a reply. A visitor who has gone on to something else in the page is left alone.
 */
export function useChatFocus({ dialog, log, input, isBusy, isEmpty }: Chat): void {
  useEffect(() => log.current?.focus({ preventScroll: true }), [log])

  useEffect(() => {
    if (!isBusy && dialog.current?.contains(document.activeElement)) input.current?.focus()
  }, [dialog, input, isBusy, isEmpty])
}
