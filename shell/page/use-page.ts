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
import { networkTimeout } from '../federation/network.ts'
import { checkDocument, hardNavigate, type DocumentAnswer } from '../navigation/hard-navigate.ts'
import type { OpenedPage, PageAnswer, PageOutcome, PageSource, PendingPage } from './page-source.ts'
import { isFailed, type RemoteState } from './remote-state.ts'
import { isInUse, restoreFormInput } from './restore-form-input.ts'
import { TOLD_AFTER_MS, useReconnect, useRemoteState } from './use-remote-state.ts'

/** What the page area shows, the notice for the visitor, and the events that can happen (PageHost.tsx). */
interface PageState {
  /** The same object during one attempt to open the page. */
  readonly opening: Opening
  readonly notice: 'none' | 'slow' | 'failed'
  /** With a failure notice: the site cannot be reached. */
  readonly isOffline: boolean
  readonly isRetrying: boolean
  /** Nothing of it is visible, and it is loading. */
  readonly isReplacing: boolean
  /** A page or notice to focus: a new value each time. */
  readonly settled: RemoteState<PageAnswer> | undefined
  readonly wasAtNotice: boolean
  /** Contains the page: its form input survives when another attempt replaces it. */
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
  /** The page is the document's own, not one navigated to. */
  readonly isInitial: boolean
}

/** Opens an address's page, reopens it after a failure, and loads its document where that helps. */
export function usePage({ path, source, isInitial }: Address): PageState {
  const [opening, setOpening] = useState<Opening>(() => ({
    pending: isInitial ? source.initial : source.open(path),
    attempt: 0,
  }))
  const [remote, dispatch] = useRemoteState<PageAnswer>('opening')
  const [wasAtNotice, setAtNotice] = useState(false)
  const [isRetrying, startOpening] = useTransition()
  const { navigate } = useNavigation()
  const slot = useRef<HTMLDivElement>(null)
  const replaced = useRef<readonly Node[]>([])

  const openAgain = useCallback(
    (reopened: Promise<PageOutcome>) =>
      startOpening(async () => {
        const pending = await reopened
        startOpening(() => {
          // By reference: the visitor may type until the other page is shown.
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
  const document = useDocumentOf(remote, isInitial, () => {
    // A new rendering would lose the visitor's input: the Retry button remains.
    if (!isInUse(slot.current)) openAgain(source.open(path))
  })

  // A notice would flash: the browser is about to load the page's own document.
  const isLeaving = !isInitial && isFailed(remote) && document === 'unknown'
  const isOnItsWay = remote.status === 'opening' || remote.status === 'slow' || isLeaving
  return {
    opening,
    notice: remote.status === 'slow' ? 'slow' : isFailed(remote) && !isLeaving ? 'failed' : 'none',
    isOffline: document === 'unreachable',
    isRetrying,
    isReplacing: isLeaving || remote.status === 'frozen',
    settled: isOnItsWay ? undefined : remote,
    wasAtNotice,
    slot,
    onSettled,
    onBroken,
    onRetry() {
      // Not every browser focuses a clicked button.
      setAtNotice(true)
      // The notice and its focus stay until the retry has ended.
      openAgain(source.retry(path))
    },
    onNoticeFocused: () => setAtNotice(true),
  }
}

/**
 * Ensures that a navigation ends: if the page's code fails or exceeds the network timeout, the browser loads
 * the document. Offline, the page opens on reconnect (shared/docs/decisions/25-no-page-is-lost.md).
 * @returns what is known of that document
 */
function useDocumentOf(
  remote: RemoteState<PageAnswer>,
  isInitial: boolean,
  onReconnect: () => void,
): DocumentAnswer | 'unknown' {
  const [check, setCheck] = useState<{ readonly of: object; readonly answer: DocumentAnswer }>()
  const { status } = remote
  const isCut = status === 'unreachable'
  const unreachable = check?.of === remote && check.answer === 'unreachable' ? check : undefined

  async function look(signal: AbortSignal) {
    const answer = await checkDocument()
    if (signal.aborted) return
    if (answer === 'there') {
      if (unreachable && isCut) onReconnect()
      else hardNavigate()
    }
    // A slow page may still load.
    else if (status !== 'slow') setCheck({ of: remote, answer })
  }
  const lookOnce = useEffectEvent((signal: AbortSignal) => void look(signal))
  const isWanted = !isInitial && (status === 'slow' || isFailed(remote))
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const wait = status === 'slow' ? networkTimeout() - TOLD_AFTER_MS : 0
    const timer = setTimeout(() => lookOnce(stop.signal), wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [remote, status, isWanted])

  useReconnect(isInitial ? (isCut ? remote : undefined) : unreachable, signal => {
    if (isInitial) onReconnect()
    else void look(signal)
  })
  return check?.answer ?? 'unknown'
}
