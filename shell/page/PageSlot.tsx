import { css, keyframes } from '@emotion/react'
import { Suspense, useCallback, useMemo, useState, useTransition } from 'react'
import { useArrival } from '../navigation/use-arrival.ts'
import { PageContent, PageStandIn } from './PageContent.tsx'
import { RemoteNotice } from './RemoteNotice.tsx'
import type { PageAnswer, PageOutcome, PageSource } from './page-outcome.ts'
import { isMissed } from './remote-part.ts'
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
  const [isOpening, startOpening] = useTransition()
  const composedHtml = isInitial ? source.composedHtml : ''
  useArrival({ path, part, isInitial, wasAtNotice })

  const openAgain = useCallback(
    (opening: Promise<PageOutcome>) =>
      startOpening(async () => {
        const outcome = await opening
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
    // Not asked for as at first: the notice stays, and the focus in it, until it is known how the new try ends.
    openAgain(source.retry(path))
  }
  // The same element while nothing about the page changes: React gives up hydrating what changes before its code is there.
  const content = useMemo(() => {
    const settle = (outcome: PageOutcome) => {
      const { status } = outcome
      if (status === 'frozen' || status === 'failed') dispatch({ type: status })
      else dispatch({ type: 'opened', content: outcome })
      if (status === 'frozen') openAgain(source.open(path))
    }
    return (
      <Suspense fallback={<PageStandIn composedHtml={composedHtml} />}>
        <PageContent
          key={attempt}
          pending={pending}
          composedHtml={composedHtml}
          onSettled={settle}
          onBroken={(page, error) => settle(source.giveUp(path, page, error))}
        />
      </Suspense>
    )
  }, [attempt, pending, composedHtml, dispatch, openAgain, path, source])

  return (
    <>
      {isMissed(part) && (
        <RemoteNotice
          hasContent={composedHtml !== ''}
          isRetrying={isOpening}
          onRetry={retry}
          onFocus={() => setAtNotice(true)}
        />
      )}
      <div css={isInitial ? undefined : entering}>{content}</div>
    </>
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

const entering = css({ animation: `${fadeAndSlide} var(--page-transition) var(--ease)` })
