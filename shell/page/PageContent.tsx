import { markup } from '@kutuhal/contract'
import { css } from '@emotion/react'
import { Spinner } from '@kutuhal/ui/Spinner.tsx'
import { use, useEffect, useLayoutEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { matchRoute } from '../routes.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import type { OpenedPage, PageOutcome, PendingPage } from './page-outcome.ts'

interface Props {
  readonly pending: PendingPage
  /** What to show in place of a page that failed. */
  readonly composedHtml: string
  /** It takes over what the document arrived with: nothing on the screen changes. */
  readonly isHydrating: boolean
  readonly onSettled: (outcome: PageOutcome) => void
  /** The page's own code threw. */
  readonly onBroken: (page: OpenedPage, error: Error) => void
}

/** The page area, once it is known what stands there. Suspends until then. */
export function PageContent({ pending, composedHtml, isHydrating, onSettled, onBroken }: Props) {
  const outcome = pending instanceof Promise ? use(pending) : pending
  const navigate = useNavigate()
  useEffect(() => {
    if (outcome.status !== 'missing') return
    const { listPath, title, text } = outcome
    void navigate(listPath, { replace: true, state: { notice: { title, text } } })
  }, [navigate, outcome])

  const page = (
    <Settled outcome={outcome} composedHtml={composedHtml} isHydrating={isHydrating} onSettled={onSettled} />
  )
  if (outcome.status !== 'loaded') return page
  return (
    <PageBoundary fallback={<ComposedPage html={composedHtml} />} onError={error => onBroken(outcome, error)}>
      {page}
    </PageBoundary>
  )
}

/** Inside the boundary, so that a page which throws while it is rendered never counts as settled. */
function Settled({
  outcome,
  composedHtml,
  isHydrating,
  onSettled,
}: Omit<Props, 'pending' | 'onBroken'> & { readonly outcome: PageOutcome }) {
  // The page and the notice in its place are never seen together.
  useLayoutEffect(() => {
    if (!isHydrating) onSettled(outcome)
  }, [isHydrating, onSettled, outcome])
  // In a task of its own: what hydrates is the longest one as it is.
  useEffect(() => {
    if (isHydrating) onSettled(outcome)
  }, [isHydrating, onSettled, outcome])

  switch (outcome.status) {
    case 'loaded':
      return <div data-page="">{outcome.element}</div>
    case 'frozen':
    case 'unreachable':
    case 'failed':
      return <ComposedPage html={composedHtml} />
    case 'unknown':
      return <NotFoundPage />
    case 'missing':
      return null
  }
}

/** While a page is on its way: what the document arrived with, or a sign that something is happening. */
export function PageStandIn({ path, composedHtml }: Pick<Props, 'composedHtml'> & { readonly path: string }) {
  if (composedHtml) return <ComposedPage html={composedHtml} />
  const ground = matchRoute(path)?.route.ground ?? 'sand'
  return (
    <div css={skeleton}>
      <div css={[header, css({ background: `var(--kolam), var(--color-${ground})` })]}>
        <Spinner />
      </div>
    </div>
  )
}

// As high as a window: what stands below the page does not jump up and down again.
const skeleton = css({ minHeight: '100vh' })

// About as much of it as the headers of items take.
const header = css({ minHeight: 'min(88vh, 31rem)' })

/** The composed markup as it came: no code has taken it over, and nothing of it is lost. */
function ComposedPage({ html }: { readonly html: string }) {
  // It was part of this very document.
  const inner = useMemo(() => markup({ sanitisedHtml: html }), [html])
  return <div data-page="" dangerouslySetInnerHTML={inner} />
}
