import { css, keyframes } from '@emotion/react'
import { Spinner } from '@kutuhal/ui/Spinner.tsx'
import { Suspense, useCallback, useState, useTransition } from 'react'
import { useArrival } from '../navigation/use-arrival.ts'
import { ComposedPage, PageContent } from './PageContent.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { RemoteNotice } from './RemoteNotice.tsx'
import { pageFailure, type PageOutcome, type PageSource } from './page-outcome.ts'

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
  const [isRetrying, startRetry] = useTransition()
  const composedHtml = isInitial ? source.composedHtml : ''
  useArrival(path, settled, isInitial)

  const handleError = useCallback((error: Error) => setSettled(pageFailure(error)), [])
  const retry = () =>
    startRetry(async () => {
      const outcome = await source.open(path)
      startRetry(() => {
        setPending(outcome)
        setAttempt(count => count + 1)
      })
    })

  return (
    <>
      {settled?.status === 'failed' && (
        <RemoteNotice hasContent={composedHtml !== ''} isRetrying={isRetrying} onRetry={retry} />
      )}
      <div css={isInitial ? undefined : entering}>
        <Suspense fallback={<Spinner />}>
          <PageBoundary key={attempt} fallback={<ComposedPage html={composedHtml} />} onError={handleError}>
            <PageContent pending={pending} composedHtml={composedHtml} onSettled={setSettled} />
          </PageBoundary>
        </Suspense>
      </div>
    </>
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

const entering = css({ animation: `${fadeAndSlide} var(--page-transition) var(--ease)` })
