import { use, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageOutcome, PendingPage } from './page-outcome.ts'

interface Props {
  readonly pending: PendingPage
  /** What to show in place of a page that failed. */
  readonly composedHtml: string
  readonly onSettled: (outcome: PageOutcome) => void
}

/** The page area, once it is known what stands there. Suspends until then. */
export function PageContent({ pending, composedHtml, onSettled }: Props) {
  const outcome = pending instanceof Promise ? use(pending) : pending
  const navigate = useNavigate()
  useEffect(() => onSettled(outcome), [onSettled, outcome])
  useEffect(() => {
    // Visitors get a notice in plain words; this is for whoever looks after the remote.
    if (outcome.status === 'failed') console.error(outcome.error)
  }, [outcome])
  useEffect(() => {
    if (outcome.status !== 'missing') return
    const { listPath, title, text } = outcome
    void navigate(listPath, { replace: true, state: { notice: { title, text } } })
  }, [navigate, outcome])

  switch (outcome.status) {
    case 'loaded':
      return <div data-page="">{outcome.element}</div>
    case 'failed':
      return <ComposedPage html={composedHtml} />
    case 'unknown':
      return <NotFoundPage />
    case 'missing':
      return null
  }
}

/** The composed markup as it came: no code has taken it over, and nothing of it is lost. */
export function ComposedPage({ html }: { readonly html: string }) {
  return <div data-page="" dangerouslySetInnerHTML={{ __html: html }} />
}
