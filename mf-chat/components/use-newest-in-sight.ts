import { useEffect, type RefObject } from 'react'
import type { Conversation } from '../conversation/conversation.ts'

/** Scrolls to what was said last; to its beginning, where it is longer than the chat is high. */
export function useNewestInSight(
  areaRef: RefObject<HTMLElement | null>,
  logRef: RefObject<HTMLElement | null>,
  conversation: Conversation,
): void {
  const { messages, status } = conversation
  const isLong = status === 'asking' && conversation.isLong
  useEffect(() => {
    const newest = logRef.current?.children[messages.length - 1]
    if (!areaRef.current || !(newest instanceof HTMLElement)) return
    areaRef.current.scrollTop = Math.min(areaRef.current.scrollHeight, newest.offsetTop)
  }, [areaRef, logRef, messages, status, isLong])
}
