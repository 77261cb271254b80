import { markup, useNavigation } from '@kutuhal/contract'
import { css, keyframes } from '@emotion/react'
import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { useDocumentFallback, useLinkClicks, useNavigationEffects } from './navigation.ts'
import {
  FailedPageNotice,
  MissingItemNotice,
  NotFoundPage,
  PageSkeleton,
  SlowPageNotice,
  Spinner,
} from './PageNotices.tsx'
import type { OpenedPage, PageOutcome, PageSource, PendingPage, SettledPage } from './page-source.ts'
import { ErrorBoundary, hasRemoteFailed, useRemoteState } from './remote-content.ts'
import { hasFocusOrInput, restoreFormInput } from './restore-document.ts'

interface Props {
  readonly source: PageSource
}

/** Shows the page of the current address. Each page change replaces the page area and its state. */
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

interface PageAreaProps extends Props {
  readonly path: string
  /** Whether this page came with the document, and the visitor has not navigated since. */
  readonly isInitial: boolean
}

/** Shows a page or the notice in its place, and catches the page's errors. */
function PageArea({ path, source, isInitial }: PageAreaProps) {
  const { opening, notice, isReplacing, slot, onSettled, onBroken } = usePage({ path, source, isInitial })
  const composedHtml = isInitial ? source.composedHtml : ''
  const hasContent = composedHtml !== ''

  // Memoise the content, so that other changes do not render it again: React stops hydrating content that
  // changes before its code has loaded.
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

  return (
    <>
      {notice === 'slow' && <SlowPageNotice hasContent={hasContent} />}
      {notice instanceof Object && <FailedPageNotice hasContent={hasContent} {...notice} />}
      <div ref={slot} css={isInitial ? undefined : entering}>
        {content}
      </div>
      {!hasContent && isReplacing && <Spinner />}
    </>
  )
}

const fadeAndSlide = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

const entering = css({ animation: `${fadeAndSlide} var(--page-transition) var(--ease)` })

interface ContentProps {
  readonly pending: PendingPage
  /** The document's markup of this page, which is shown if the page fails; '' if there is none. */
  readonly composedHtml: string
  /** Whether the content hydrates the document's markup, so that nothing on the screen changes. */
  readonly isHydrating: boolean
  readonly onSettled: (outcome: PageOutcome) => void
  /** Called when the page's own code threw. */
  readonly onBroken: (page: OpenedPage, error: Error) => void
}

/** The content of the page area. The component suspends while the page is loading. */
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

/**
 * Renders the result of opening a page, and reports this result. This component is inside the error boundary,
 * so that a page that throws is not reported as rendered.
 */
function Settled({
  outcome,
  composedHtml,
  isHydrating,
  onSettled,
}: Omit<ContentProps, 'pending' | 'onBroken'> & { readonly outcome: PageOutcome }) {
  // Report before the paint, so that the page and the notice in its place are never visible together.
  useLayoutEffect(() => {
    if (!isHydrating) onSettled(outcome)
  }, [isHydrating, onSettled, outcome])
  // Report after the paint in a task of its own, because hydration is already the longest task.
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

/** The composed markup without hydration: visitors can still read it. */
function StaticFallback({ html }: { readonly html: string }) {
  // The markup counts as sanitised, because it was part of this document.
  const inner = useMemo(() => markup({ sanitisedHtml: html }), [html])
  return <div data-page="" dangerouslySetInnerHTML={inner} />
}

/** One attempt to open a page. */
interface Opening {
  readonly pending: PendingPage
  /** The number of the attempt, from 0. */
  readonly attempt: number
}

/** Opens the page of an address. On failure it tries again, or makes the browser load the page's document. */
function usePage({ path, source, isInitial }: PageAreaProps) {
  const [opening, setOpening] = useState<Opening>(() => ({
    pending: isInitial ? source.initial : source.open(path),
    attempt: 0,
  }))
  const [remote, dispatch] = useRemoteState<SettledPage>('opening')
  const [wasNoticeFocused, setNoticeFocused] = useState(false)
  const [isRetrying, startOpening] = useTransition()
  const { navigate } = useNavigation()
  // The element with the page. Text typed into its forms survives another attempt.
  const slot = useRef<HTMLDivElement>(null)
  const replaced = useRef<readonly Node[]>([])

  const openAgain = useCallback(
    (reopened: Promise<PageOutcome>) =>
      startOpening(async () => {
        const pending = await reopened
        startOpening(() => {
          // Keep the elements, not their values: the visitor may still type until new elements replace these.
          replaced.current = [...(slot.current?.children ?? [])]
          setOpening(({ attempt }) => ({ pending, attempt: attempt + 1 }))
        })
      }),
    [],
  )
  useEffect(() => {
    if (slot.current && replaced.current.length > 0) restoreFormInput(replaced.current, slot.current)
    replaced.current = []
  }, [opening])

  const onSettled = useCallback(
    (outcome: PageOutcome) => {
      const { status } = outcome
      if (status === 'frozen' || status === 'failed' || status === 'unreachable') dispatch({ type: status })
      else dispatch({ type: 'opened', content: outcome })
      if (status === 'frozen') openAgain(source.open(path))
      if (status === 'missing') {
        const { listPath, title, text } = outcome
        navigate(listPath, { replace: true, state: { notice: { title, text } } })
      }
    },
    [dispatch, navigate, openAgain, path, source],
  )
  const onBroken = useCallback(
    (page: OpenedPage, error: Error) => onSettled(source.reportBroken(path, page, error)),
    [onSettled, path, source],
  )
  const documentStatus = useDocumentFallback(remote, isInitial, () => {
    // Do not render a page in use again, which would lose the visitor's input. The Retry button remains.
    if (!hasFocusOrInput(slot.current)) openAgain(source.open(path))
  })

  // The browser is about to load the page's own document, so a notice would only flash.
  const isLeaving = !isInitial && hasRemoteFailed(remote) && documentStatus === 'unknown'
  const isLoading = remote.status === 'opening' || remote.status === 'slow' || isLeaving
  const settled = isLoading ? undefined : remote
  const page =
    settled?.status === 'ready' && settled.content.status === 'loaded' ? settled.content : undefined
  useNavigationEffects({ path, settled, itemTitle: page?.title, isInitial, wasNoticeFocused })

  const failedNotice = {
    isOffline: documentStatus === 'unreachable',
    isRetrying,
    onRetry() {
      // Some browsers do not focus a clicked button, so they do not call onFocus.
      setNoticeFocused(true)
      // The notice and its focus stay until the retry has ended.
      openAgain(source.retry(path))
    },
    onFocus: () => setNoticeFocused(true),
  }
  const hasFailed = hasRemoteFailed(remote) && !isLeaving
  return {
    opening,
    notice: remote.status === 'slow' ? ('slow' as const) : hasFailed ? failedNotice : undefined,
    /** Whether another release or document is about to load, so that an empty page area needs a spinner. */
    isReplacing: isLeaving || remote.status === 'frozen',
    slot,
    onSettled,
    onBroken,
  }
}
