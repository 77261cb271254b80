import { useNavigation } from '@kutuhal/contract'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { getNetworkTimeout, createTimeoutSignal } from '../federation/network.ts'
import { persistReportedErrors } from '../report/report-errors.ts'
import { getDocumentTitle, getPathLanguage, matchRoute } from '../routes.ts'
import { hasRemoteFailed, SLOW_NOTICE_DELAY_MS, useReconnect, type RemoteState } from './remote-content.ts'

/**
 * Remotes and articles use plain `<a href>`, which works without scripts, before hydration, and whatever
 * framework a remote uses.
 * @param onIntent a visitor is about to follow a link (pointer, touch or focus)
 */
export function useLinkClicks(onIntent: (path: string) => void): void {
  const { navigate } = useNavigation()

  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const isSamePage = canonicalPath(link.pathname) === canonicalPath(location.pathname)
      const isSameAddress = link.pathname === location.pathname && link.search === location.search
      // The browser also restores the scroll position on Back.
      if (isSameAddress && link.hash) {
        history.scrollRestoration = 'auto'
        return
      }
      try {
        navigate(link.pathname + link.search + link.hash, { replace: isSameAddress && !location.hash })
        event.preventDefault()
      } catch (error) {
        // `preventDefault` was not called, so the browser follows the link and loads the page's document.
        reportError(error)
        return
      }
      // No page change will scroll to the hash.
      if (isSamePage && link.hash) scrollToHash(link.hash)
      else if (isSamePage) scrollToTop()
    }
    function noticeIntent(event: Event) {
      const link = linkOf(event)
      if (link && link.pathname !== location.pathname) onIntent(link.pathname)
    }

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', followLink, { signal })
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, noticeIntent, { passive: true, signal })
    return () => stop.abort()
  }, [navigate, onIntent])
}

/** Pages in other languages need documents with another `lang` and typefaces: the browser follows. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  if (getPathLanguage(link.pathname) !== getPathLanguage(location.pathname)) return undefined
  return matchRoute(link.pathname) ? link : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

interface Navigation {
  readonly path: string
  /** New each time a page, or a notice in its place, is shown; undefined while loading. */
  readonly settled: object | undefined
  /** Once a detail page has loaded. */
  readonly itemTitle: string | undefined
  /** The page came with the document, so the browser has handled focus and scrolling. */
  readonly isInitial: boolean
  /** The focus will be lost when the notice disappears. */
  readonly wasNoticeFocused: boolean
}

export function useNavigationEffects(navigation: Navigation): void {
  const { path, settled, itemTitle, isInitial, wasNoticeFocused } = navigation
  // Composed HTML has the right title, e.g. that of an item.
  const isTitleKnown = !isInitial || settled !== undefined

  useEffect(() => {
    if (isTitleKnown) document.title = getDocumentTitle(path, itemTitle)
  }, [path, itemTitle, isTitleKnown])

  useEffect(() => {
    if (!isInitial) scrollToTop()
  }, [isInitial])

  // Only when the page has settled. The browser handles later changes of the hash.
  const arrive = useEffectEvent(() => {
    if (wasNoticeFocused) {
      // After a failed retry the focus is still on the notice, or the visitor has moved it elsewhere.
      if (document.activeElement === document.body) focusNavigationTarget()
    } else if (!isInitial) {
      if (!isWriting()) focusNavigationTarget(location.hash)
      scrollToHash(location.hash)
    }
  })
  useEffect(() => {
    if (settled) arrive()
  }, [settled])
}

/** Otherwise, screen readers would not announce a page change, and the focus would stay at the old page. */
export function focusNavigationTarget(hash = ''): void {
  const named = elementOf(hash)
  const target = named
    ? (named.querySelector<HTMLElement>('h1, h2, h3, h4') ?? named)
    : document.querySelector<HTMLElement>('main h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** By layout position: scrollIntoView would scroll to a wrong place while the page slides in. */
function scrollToHash(hash: string): void {
  const target = elementOf(hash)
  if (!target) return
  let top = -parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  for (let box: Element | null = target; box instanceof HTMLElement; box = box.offsetParent)
    top += box.offsetTop
  window.scrollTo({ top, behavior: 'instant' })
}

function elementOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null
}

/** A field outside the page, such as the chat's, must keep the focus. */
function isWriting(): boolean {
  const field = document.activeElement
  return field !== null && field.matches('input, textarea') && !field.closest('main')
}

/**
 * If the page's code fails or exceeds the network timeout, the browser loads the page's document. Offline,
 * this waits for a reconnect (25-no-page-is-lost.md).
 * @returns whether the document can be loaded; `unknown` until this is checked
 */
export function useDocumentFallback(
  remote: RemoteState<unknown>,
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

/** `none`: the site has no such document. */
type DocumentStatus = 'available' | 'none' | 'unreachable'

/** On `window`, just before another document replaces this one. */
export const HARD_NAVIGATION_EVENT = 'hard-navigation'

export async function fetchDocumentStatus(): Promise<DocumentStatus> {
  try {
    const signal = createTimeoutSignal(getNetworkTimeout())
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    if (status >= 500) return 'unreachable'
    return status >= 400 ? 'none' : 'available'
  } catch {
    return 'unreachable'
  }
}

/** Without a new history entry. */
export function hardNavigate(): void {
  // A reload would otherwise keep the scroll position instead of going to the top or the hash.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  persistReportedErrors()
  dispatchEvent(new Event(HARD_NAVIGATION_EVENT))
  location.reload()
}
