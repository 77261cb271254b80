import { useEffect } from 'react'
import { useNavigation } from '@kutuhal/contract'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { languageOf, matchRoute } from '../routes.ts'
import { scrollToHash, scrollToTop } from './use-navigation-effects.ts'

/**
 * Turns clicks on native links into navigations inside the site. Remotes and articles use plain `<a href>`:
 * those work without scripts, before hydration, and in any remote, whatever its framework.
 * @param onIntent called with a path when a visitor is about to follow a link there (pointer, touch or focus)
 */
export function useLinkClicks(onIntent: (path: string) => void): void {
  const { navigate } = useNavigation()

  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const isSamePage = canonicalPath(link.pathname) === canonicalPath(location.pathname)
      const isSameAddress = link.pathname === location.pathname && link.search === location.search
      // The browser follows links within a page by itself, and restores the position on Back.
      if (isSameAddress && link.hash) {
        history.scrollRestoration = 'auto'
        return
      }
      try {
        navigate(link.pathname + link.search + link.hash, { replace: isSameAddress && !location.hash })
        event.preventDefault()
      } catch (error) {
        // The browser then follows the link by itself.
        reportError(error)
        return
      }
      // The page stays, so no page change will scroll.
      if (isSamePage && link.hash) scrollToHash(link.hash)
      else if (isSamePage) scrollToTop()
    }
    function noticeIntent(event: Event) {
      const link = linkOf(event)
      if (link && link.pathname !== location.pathname) onIntent(link.pathname)
    }

    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', followLink)
    for (const intent of intents) document.addEventListener(intent, noticeIntent, { passive: true })
    return () => {
      document.removeEventListener('click', followLink)
      for (const intent of intents) document.removeEventListener(intent, noticeIntent)
    }
  }, [navigate, onIntent])
}

/**
 * The link at an event, if it leads to a page of this site in the same language. Other languages need their
 * own document, with its `lang` and typefaces: the browser navigates.
 */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  if (languageOf(link.pathname) !== languageOf(location.pathname)) return undefined
  return matchRoute(link.pathname) ? link : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
