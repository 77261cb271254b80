import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type RefObject,
} from 'react'
import { useNavigation } from '@kutuhal/contract'
import { getNetworkTimeout } from '../federation/network.ts'
import { fetchDocumentStatus, hardNavigate, type DocumentStatus } from './navigation.ts'
import type { OpenedPage, SettledPage, PageOutcome, PageSource, PendingPage } from './page-source.ts'
import { hasFocusOrInput, restoreFormInput } from './restore-document.ts'
import {
  hasRemoteFailed,
  SLOW_NOTICE_DELAY_MS,
  useReconnect,
  useRemoteState,
  type RemoteState,
} from './remote-content.ts'

/**
 * What the page area shows, the notice for the visitor, and the handlers of the page's events (PageHost.tsx).
 */
interface PageState {
  /** One attempt to open the page; the object changes with each attempt. */
  readonly opening: Opening
  readonly notice: 'none' | 'slow' | 'failed'
  /** Whether opening failed because the site cannot be reached. */
  readonly isOffline: boolean
  readonly isRetrying: boolean
  /** Whether another release or document is about to load, so that an empty page area needs a spinner. */
  readonly isReplacing: boolean
  /** The state after loading, with a page or notice that takes the focus; undefined while loading. */
  readonly settled: RemoteState<SettledPage> | undefined
  readonly wasNoticeFocused: boolean
  /** The element with the page. Text typed into its forms survives another attempt. */
  readonly slot: RefObject<HTMLDivElement | null>
  readonly onSettled: (outcome: PageOutcome) => void
  readonly onBroken: (page: OpenedPage, error: Error) => void
  readonly onRetry: () => void
  readonly onNoticeFocused: () => void
}

interface Opening {
  readonly pending: PendingPage
  /** The number of the attempt, from 0. */
  readonly attempt: number
}

interface Address {
  readonly path: string
  readonly source: PageSource
  /** Whether the page came with the document, and was not navigated to. */
  readonly isInitial: boolean
}

/** Opens the page of an address. On failure it tries again, or makes the browser load the page's document. */
export function usePage({ path, source, isInitial }: Address): PageState {
  const [opening, setOpening] = useState<Opening>(() => ({
    pending: isInitial ? source.initial : source.open(path),
    attempt: 0,
  }))
  const [remote, dispatch] = useRemoteState<SettledPage>('opening')
  const [wasNoticeFocused, setNoticeFocused] = useState(false)
  const [isRetrying, startOpening] = useTransition()
  const { navigate } = useNavigation()
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
  return {
    opening,
    notice: remote.status === 'slow' ? 'slow' : hasRemoteFailed(remote) && !isLeaving ? 'failed' : 'none',
    isOffline: documentStatus === 'unreachable',
    isRetrying,
    isReplacing: isLeaving || remote.status === 'frozen',
    settled: isLoading ? undefined : remote,
    wasNoticeFocused,
    slot,
    onSettled,
    onBroken,
    onRetry() {
      // Some browsers do not focus a clicked button, so they do not call onNoticeFocused.
      setNoticeFocused(true)
      // The notice and its focus stay until the retry has ended.
      openAgain(source.retry(path))
    },
    onNoticeFocused: () => setNoticeFocused(true),
  }
}

/**
 * Completes navigations that fail: if the page's code fails or exceeds the network timeout, the browser loads
 * the page's document. Offline, this waits for a reconnect (25-no-page-is-lost.md).
 * @returns whether the document can be loaded; `unknown` until this is checked
 */
function useDocumentFallback(
  remote: RemoteState<SettledPage>,
  isInitial: boolean,
  onReconnect: () => void,
): DocumentStatus | 'unknown' {
  const [check, setCheck] = useState<{ readonly of: object; readonly result: DocumentStatus }>()
  const isCut = remote.status === 'unreachable'
  const unreachable = check?.of === remote && check.result === 'unreachable' ? check : undefined

  async function leaveIfAvailable(signal: AbortSignal) {
    const status = await fetchDocumentStatus()
    if (signal.aborted) return
    if (status === 'available') {
      if (unreachable && isCut) onReconnect()
      else hardNavigate()
    }
    // While the page is slow, its code may still load, so the check has no effect.
    else if (remote.status !== 'slow') setCheck({ of: remote, result: status })
  }
  const onDue = useEffectEvent((signal: AbortSignal) => void leaveIfAvailable(signal))
  const isWanted = !isInitial && (remote.status === 'slow' || hasRemoteFailed(remote))
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const wait = remote.status === 'slow' ? getNetworkTimeout() - SLOW_NOTICE_DELAY_MS : 0
    const timer = setTimeout(() => onDue(stop.signal), wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [remote, isWanted])

  useReconnect(isInitial ? (isCut ? remote : undefined) : unreachable, signal => {
    if (isInitial) onReconnect()
    else void leaveIfAvailable(signal)
  })
  return check?.result ?? 'unknown'
}
