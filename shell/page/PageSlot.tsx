import { css, keyframes } from '@emotion/react'
import { Spinner } from '@kutuhal/ui/Spinner.tsx'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { useArrival } from '../navigation/use-arrival.ts'
import { copyWritten } from './copy-written.ts'
import { PageContent, PageStandIn } from './PageContent.tsx'
import { RemoteNotice } from './RemoteNotice.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import type { PageAnswer, PageOutcome, PageSource } from './page-outcome.ts'
import { isMissed } from './remote-part.ts'
import { useOwnDocument } from './use-own-document.ts'
import { useRemotePart } from './use-remote-part.ts'

interface Props {
  readonly path: string
  readonly source: PageSource
  /** The page that the document arrived with; any other one was navigated to. */
  readonly isInitial: boolean
}

/** Opens the page of one address and keeps whatever happens to it inside (remote-part.ts). Keyed by its path. */
export function PageSlot({ path, source, isInitial }: Props) {
  const [pending, setPending] = useState(() => (isInitial ? source.initial : source.open(path)))
  const [attempt, setAttempt] = useState(0)
  const [part, dispatch] = useRemotePart<PageAnswer>('opening')
  const [wasAtNotice, setAtNotice] = useState(false)
  const slot = useRef<HTMLDivElement>(null)
  const replaced = useRef<readonly Node[]>([])
  const [isOpening, startOpening] = useTransition()
  const composedHtml = isInitial ? source.composedHtml : ''
  const hasContent = composedHtml !== ''

  const openAgain = useCallback(
    (opening: Promise<PageOutcome>) =>
      startOpening(async () => {
        const outcome = await opening
        startOpening(() => {
          // By reference: somebody may go on writing until the other page is there.
          replaced.current = [...(slot.current?.children ?? [])]
          setPending(outcome)
          setAttempt(count => count + 1)
        })
      }),
    [],
  )
  useEffect(() => {
    if (slot.current) copyWritten(replaced.current, slot.current)
    replaced.current = []
  }, [attempt])
  const ownDocument = useOwnDocument({
    part,
    isInitial,
    onLineBack() {
      // Rendered anew it would lose what somebody is writing in it: Retry is there.
      if (!isInUse(slot.current)) openAgain(source.open(path))
    },
  })
  // A notice would be true for a moment only: the browser is about to show the page's own document.
  const isLeaving = !isInitial && isMissed(part) && ownDocument === 'unknown'
  const isOnItsWay = part.status === 'opening' || part.status === 'slow' || isLeaving
  useArrival({ path, part, hasSettled: !isOnItsWay, isInitial, wasAtNotice })

  const retry = () => {
    // Not every browser gives the focus to a button that is clicked.
    setAtNotice(true)
    // Not asked for as at first: the notice stays, and the focus in it, until it is known how the new try ends.
    openAgain(source.retry(path))
  }
  // The same element while nothing about the page changes: React gives up hydrating what changes before its code is there.
  const content = useMemo(() => {
    const settle = (outcome: PageOutcome) => {
      const { status } = outcome
      if (status === 'frozen' || status === 'failed' || status === 'unreachable') dispatch({ type: status })
      else dispatch({ type: 'opened', content: outcome })
      if (status === 'frozen') openAgain(source.open(path))
    }
    return (
      <Suspense fallback={<PageStandIn path={path} composedHtml={composedHtml} />}>
        <PageContent
          key={attempt}
          pending={pending}
          composedHtml={composedHtml}
          isHydrating={isInitial && attempt === 0}
          onSettled={settle}
          onBroken={(page, error) => settle(source.reportBroken(path, page, error))}
        />
      </Suspense>
    )
  }, [attempt, pending, composedHtml, isInitial, dispatch, openAgain, path, source])

  return (
    <>
      {part.status === 'slow' && <SlowNotice hasContent={hasContent} />}
      {isMissed(part) && !isLeaving && (
        <RemoteNotice
          hasContent={hasContent}
          isOffline={ownDocument === 'unreachable'}
          isRetrying={isOpening}
          onRetry={retry}
          onFocus={() => setAtNotice(true)}
        />
      )}
      <div ref={slot} css={isInitial ? undefined : entering}>
        {content}
      </div>
      {!hasContent && (isLeaving || part.status === 'frozen') && <Spinner />}
    </>
  )
}

/** Whether the focus is in it, or something was written into a field of it. */
function isInUse(place: HTMLElement | null): boolean {
  if (!place) return false
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return (
    place.contains(document.activeElement) ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

const entering = css({ animation: `${fadeAndSlide} var(--page-transition) var(--ease)` })
