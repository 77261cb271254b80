import { markup, useNavigation } from '@kutuhal/contract'
import { css, keyframes } from '@emotion/react'
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { matchRoute } from '../routes.ts'
import { useLinkClicks } from './navigation.ts'
import { FailedPageNotice, MissingItemNotice, NotFoundPage, SlowPageNotice } from './PageNotices.tsx'
import {
  usePage,
  type OpenedPage,
  type PageAddress,
  type PageOutcome,
  type PageSource,
  type PendingPage,
} from './page-source.ts'
import { ErrorBoundary } from './remote-content.ts'

interface Props {
  readonly source: PageSource
}

/** Each page change replaces the page area and its state. */
export function PageHost({ source }: Props) {
  const { path, state } = useNavigation().location
  const [arrival] = useState(path)
  const [hasNavigated, setNavigated] = useState(false)
  if (!hasNavigated && path !== arrival) setNavigated(true)
  useLinkClicks(source.prefetch)

  return (
    <>
      {state instanceof Object && <MissingItemNotice state={state} />}
      <PageArea key={path} path={path} source={source} isInitial={!hasNavigated} />
    </>
  )
}

function PageArea({ path, source, isInitial }: PageAddress) {
  const { opening, notice, isReplacing, slot, onSettled, onBroken } = usePage({ path, source, isInitial })
  const composedHtml = isInitial ? source.composedHtml : ''
  const hasContent = composedHtml !== ''

  // React stops hydrating content that renders again before its code has loaded.
  const content = useMemo(
    () => (
      <Suspense
        fallback={composedHtml ? <StaticFallback html={composedHtml} /> : <PageSkeleton path={path} />}
      >
        <PageContent
          key={opening.attempt}
          pending={opening.pending}
          composedHtml={composedHtml}
          isHydrating={isInitial && opening.attempt === 0}
          onSettled={onSettled}
          onBroken={onBroken}
        />
      </Suspense>
    ),
    [opening, composedHtml, isInitial, onSettled, onBroken, path],
  )

  const told =
    notice === 'slow' ? (
      <SlowPageNotice hasContent={hasContent} />
    ) : (
      notice && <FailedPageNotice hasContent={hasContent} {...notice} />
    )

  return (
    <>
      {!hasContent && told}
      <div ref={slot} css={isInitial ? undefined : entering}>
        {content}
      </div>
      {/* Below the text that somebody reads, which must not move. */}
      {hasContent && told}
      {!hasContent && isReplacing && <Spinner />}
    </>
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

// Half a second, as the product specification's point 9 says.
const entering = css({ animation: `${fadeAndSlide} 0.5s var(--ease)` })

interface ContentProps {
  readonly pending: PendingPage
  /** Shown if the page fails; '' if there is none. */
  readonly composedHtml: string
  /** Nothing on the screen changes. */
  readonly isHydrating: boolean
  readonly onSettled: (outcome: PageOutcome) => void
  /** The page's own code threw. */
  readonly onBroken: (page: OpenedPage, error: Error) => void
}

function PageContent({ pending, composedHtml, isHydrating, onSettled, onBroken }: ContentProps) {
  const outcome = pending instanceof Promise ? use(pending) : pending
  const page = (
    <Settled outcome={outcome} composedHtml={composedHtml} isHydrating={isHydrating} onSettled={onSettled} />
  )
  if (outcome.status !== 'loaded') return page
  return (
    <ErrorBoundary
      fallback={<StaticFallback html={composedHtml} />}
      onError={error => onBroken(outcome, error)}
    >
      {page}
    </ErrorBoundary>
  )
}

/** Inside the error boundary, so that a page that throws is not reported as rendered. */
function Settled({
  outcome,
  composedHtml,
  isHydrating,
  onSettled,
}: Omit<ContentProps, 'pending' | 'onBroken'> & { readonly outcome: PageOutcome }) {
  // Before the paint, so that the page and the notice in its place are never visible together.
  useLayoutEffect(() => {
    if (!isHydrating) onSettled(outcome)
  }, [isHydrating, onSettled, outcome])
  // After the paint in a task of its own, because hydration is already the longest task.
  useEffect(() => {
    if (isHydrating) onSettled(outcome)
  }, [isHydrating, onSettled, outcome])

  switch (outcome.status) {
    case 'loaded':
      return <div data-page="">{outcome.element}</div>
    case 'frozen':
    case 'unreachable':
    case 'failed':
      return <StaticFallback html={composedHtml} />
    case 'unknown':
      return <NotFoundPage />
    case 'missing':
      return null
  }
}

/** Visitors can still read markup without hydration. */
function StaticFallback({ html }: { readonly html: string }) {
  // It was part of this document, so it counts as sanitised.
  const inner = useMemo(() => markup({ sanitisedHtml: html }), [html])
  return <div data-page="" dangerouslySetInnerHTML={inner} />
}

function PageSkeleton({ path }: { readonly path: string }) {
  const ground = matchRoute(path)?.route.ground ?? 'sand'
  return (
    <div css={skeleton}>
      <div css={[header, css({ background: `var(--kolam), var(--color-${ground})` })]}>
        <Spinner />
      </div>
    </div>
  )
}

// As high as the window, so that the footer does not jump.
const skeleton = css({ minHeight: '100vh' })

// About as high as the header of an article.
const header = css({ minHeight: 'min(88vh, 31rem)' })

export function Spinner({ label = 'Loading…' }: { readonly label?: string }) {
  return (
    <div role="status" css={box}>
      <span aria-hidden css={ring} />
      <span>{label}</span>
    </div>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-4)',
  color: 'var(--color-ink-soft)',
})

const ring = css({
  width: '2.5rem',
  height: '2.5rem',
  border: '4px solid var(--color-sand)',
  borderTopColor: 'var(--color-vermilion)',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
})
