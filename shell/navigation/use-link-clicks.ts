import { useEffect } from 'react'
import { useNavigation } from '@kutuhal/contract'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { languageOf, matchRoute } from '../routes.ts'
import { scrollToHash, scrollToTop } from './use-navigation-effects.ts'

/**
 * Turns clicks on native links into navigations inside the site. Remotes and articles use plain `<a href>`,
 * which works without scripts, before hydration, and whatever framework a remote uses.
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
      // Browsers follow links within a page without our help, and restore the position on Back.
      if (isSameAddress && link.hash) {
        history.scrollRestoration = 'auto'
        return
      }
      try {
        navigate(link.pathname + link.search + link.hash, { replace: isSameAddress && !location.hash })
        event.preventDefault()
      } catch (error) {
        // After the error, the browser follows the link as usual.
        reportError(error)
        return
      }
      // The page stays the same, so no page change will scroll to the hash.
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
 * The link of an event, if it leads to a page of this site in the same language. A page in another language
 * needs its own document, with other `lang` and typefaces, so the browser loads that.
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
