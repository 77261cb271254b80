import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageAnswer } from '../page/page-outcome.ts'
import type { RemotePart } from '../page/remote-part.ts'
import { documentTitle } from '../title.ts'
import { focusPlace } from './focus-place.ts'
import { scrollToHash, scrollToTop } from './scroll.ts'

interface Arrival {
  readonly path: string
  readonly part: RemotePart<PageAnswer>
  /** There is something to arrive at: the page, or a notice in its place. */
  readonly hasSettled: boolean
  /** The page came with the document: the browser itself has arrived there. */
  readonly isInitial: boolean
  /** The visitor went to the notice about the page, and loses the place when the notice goes. */
  readonly wasAtNotice: boolean
}

/**
 * What a change of page must tell a visitor beside the page itself: the title, the place on the page, and for screen readers,
 * to whom it is otherwise silent, the new heading by way of the focus.
 */
export function useArrival({ path, part, hasSettled, isInitial, wasAtNotice }: Arrival): void {
  const { hash } = useLocation()
  const itemTitle =
    part.status === 'ready' && part.content.status === 'loaded' ? part.content.title : undefined
  // The document arrived with its title; it would lose it for a moment until the page has settled.
  const isTitleKnown = !isInitial || hasSettled

  useEffect(() => {
    if (isTitleKnown) document.title = documentTitle(path, itemTitle)
  }, [path, itemTitle, isTitleKnown])

  useEffect(() => {
    if (!isInitial) scrollToTop()
  }, [isInitial])

  // Only when something has settled: a later change of the hash is the browser's own business.
  const arrive = useEffectEvent(() => {
    if (wasAtNotice) {
      // Whoever pressed Retry in vain is still there, and others may have gone on to something else.
      if (document.activeElement === document.body) focusPlace()
    } else if (!isInitial) {
      if (!isWriting()) focusPlace(hash)
      scrollToHash(hash)
    }
  })
  useEffect(() => {
    if (hasSettled) arrive()
  }, [part, hasSettled])
}

/** Whether the visitor has gone on to a field beside the page, such as the chat's: what is typed would go nowhere. */
function isWriting(): boolean {
  const field = document.activeElement
  return field !== null && field.matches('input, textarea') && !field.closest('main')
}
