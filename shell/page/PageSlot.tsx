import { css, keyframes } from '@emotion/react'
import { Suspense, useCallback, useEffect, useMemo, useState, useTransition } from 'react'
import { useArrival } from '../navigation/use-arrival.ts'
import { NoticeWhenDue } from './NoticeWhenDue.tsx'
import { PageContent, PageStandIn } from './PageContent.tsx'
import { RemoteNotice } from './RemoteNotice.tsx'
import type { OpenedPage, PageOutcome, PageSource } from './page-outcome.ts'

interface Props {
  readonly path: string
  readonly source: PageSource
  /** The page that the document arrived with; any other one was navigated to. */
  readonly isInitial: boolean
}

/** Opens the page of one address and keeps whatever happens to it inside. Keyed by its path. */
export function PageSlot({ path, source, isInitial }: Props) {
  const [pending, setPending] = useState(() => (isInitial ? source.initial : source.open(path)))
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<PageOutcome>()
  const [wasAtNotice, setAtNotice] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const composedHtml = isInitial ? source.composedHtml : ''
  useArrival({ path, settled, isInitial, wasAtNotice })

  const openWith = useCallback(
    (open: () => Promise<PageOutcome>) =>
      startOpening(async () => {
        const outcome = await open()
        startOpening(() => {
          setPending(outcome)
          setAttempt(count => count + 1)
        })
      }),
    [],
  )
  const retry = () => {
    // Not every browser gives the focus to a button that is clicked.
    setAtNotice(true)
    openWith(() => source.retry(path))
  }
  useEffect(() => {
    if (settled?.status === 'frozen') openWith(() => source.open(path))
  }, [openWith, path, settled, source])

  const handleBroken = useCallback(
    (page: OpenedPage, error: Error) => setSettled(source.giveUp(path, page, error)),
    [path, source],
  )
  // The same element while nothing about the page changes: React gives up hydrating what changes before its code is there.
  const content = useMemo(
    () => (
      <Suspense fallback={<PageStandIn composedHtml={composedHtml} />}>
        <PageContent
          key={attempt}
          pending={pending}
          composedHtml={composedHtml}
          onSettled={setSettled}
          onBroken={handleBroken}
        />
      </Suspense>
    ),
    [attempt, pending, composedHtml, handleBroken],
  )

  return (
    <>
      <NoticeWhenDue
        hasFailed={settled?.status === 'failed'}
        isWaiting={settled === undefined || settled.status === 'frozen'}
      >
        <RemoteNotice
          hasContent={composedHtml !== ''}
          isRetrying={isOpening}
          onRetry={retry}
          onFocus={() => setAtNotice(true)}
        />
      </NoticeWhenDue>
      <div css={isInitial ? undefined : entering}>{content}</div>
    </>
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

const entering = css({ animation: `${fadeAndSlide} var(--page-transition) var(--ease)` })
