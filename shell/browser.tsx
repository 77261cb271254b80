/** Entry of the shell in the browser: hydrates the composed document, or renders a page if there is none. */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { BrowserNavigation, setSurroundings } from '@kutuhal/contract'
import { releaseBases } from '@kutuhal/contract/composition.ts'
import { useEffect, type ReactNode } from 'react'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { App } from './App.tsx'
import { COMPOSED_STYLES, readComposition, STYLES_KEY } from './document-data.ts'
import { pinnedRemotes } from './federation/fallback.ts'
import { releasePins } from './federation/release-pins.ts'
import { RemotesContext } from './layout/use-assistant-panel.ts'
import { snapshotDocument } from './last-resort.ts'
import { composedPage, federatedPages, type PageOutcome, type PageSource } from './page/page-source.ts'
import { renderRoot } from './render-root.ts'
import { reportErrors } from './report/report-errors.ts'
import { reportVitalsLater, sendReportsLater } from './report/load-later.ts'
import { languageOf, matchRoute } from './routes.ts'
import { emit, once, type ShellEvent } from './bootstrap/events.ts'
import { isSavingData } from './bootstrap/features.ts'

/** Starts the shell. This is a function, so that it runs in another task than the imports (main.ts). */
export function startShell(): void {
  const composition = readComposition()
  const { year } = composition
  const live = releasePins(composition, known => {
    setSurroundings({ ...known, bases: releaseBases(known), year })
    sendReportsLater(composition, known)
  })

  const reports = reportErrors(live)
  emit('shell-reporting')
  reportVitalsLater(composition, live)
  const remotes = pinnedRemotes(live, failure => reports.releaseFailed(failure))
  // The pins are loaded early, so that another team's page opens as fast as one of the same team.
  if (!isSavingData()) once('page-hydrated', () => void live.load().catch(() => undefined))
  const pages = federatedPages(remotes)
  const path = canonicalPath(location.pathname) ?? location.pathname
  const isComposed = composition.page ? composition.page.path === path : matchRoute(path) === undefined

  const source: PageSource = {
    ...pages,
    initial: initialPage(),
    composedHtml: (isComposed && document.querySelector('[data-page]')?.innerHTML) || '',
  }

  // A page change starts at the top, also by Back and Forward (specification, point 2). A reload keeps its
  // place.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))

  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root. It must come from shell/composing/document.ts.')

  const app = (
    <CacheProvider value={stylesOfDocument()}>
      <BrowserNavigation>
        <RemotesContext value={remotes}>
          <NotifyHydrated event="shell-hydrated">
            <App source={source} language={languageOf(path)} />
          </NotifyHydrated>
        </RemotesContext>
      </BrowserNavigation>
    </CacheProvider>
  )
  const restoreSnapshot = snapshotDocument(root)
  let hasFailed = false
  const isHydrating = isComposed && root.hasChildNodes()
  renderRoot(root, app, isHydrating, {
    // React need not log: the component with the error boundary reports what it caught.
    onCaughtError: () => undefined,
    onUncaughtError(error) {
      if (hasFailed) return
      hasFailed = true
      restoreSnapshot()
      emit('shell-failed')
      reports.shellFailed(error)
    },
    ...(isHydrating && {
      onRecoverableError: (error, { componentStack }) => reports.recoverableError(error, componentStack),
    }),
  })

  function initialPage(): PageSource['initial'] {
    const { page } = composition
    // The document has no page to hydrate.
    if (!isComposed || !page) emit('page-hydrated')
    if (!isComposed) return pages.open(path)
    if (!page) return { status: 'unknown' }
    return notifyWhenHydrated(composedPage(remotes, page, composition.remotes[page.remote]?.release))
  }
}

interface NotifyHydratedProps {
  readonly event: Extract<ShellEvent, 'shell-hydrated' | 'page-hydrated'>
  readonly children: ReactNode
}

/** Notifies the document's inline scripts when its children are hydrated. */
function NotifyHydrated({ event, children }: NotifyHydratedProps) {
  useEffect(() => emit(event), [event])
  return children
}

/** Notifies when the document's page is hydrated, or is known to stay static. */
async function notifyWhenHydrated(opening: Promise<PageOutcome>): Promise<PageOutcome> {
  const outcome = await opening
  if (outcome.status === 'loaded')
    return { ...outcome, element: <NotifyHydrated event="page-hydrated">{outcome.element}</NotifyHydrated> }
  emit('page-hydrated')
  return outcome
}

/**
 * An emotion cache that knows the rules in the document. Otherwise emotion would move these to the end of the
 * head, and the browser would compute all styles again: 47 ms with the CPU slowed down 4 times.
 */
function stylesOfDocument(): EmotionCache {
  const cache = createCache({ key: STYLES_KEY })
  for (const style of document.querySelectorAll(`style[${COMPOSED_STYLES}]`))
    for (const [name] of style.textContent.matchAll(/\bcss-\w+/g)) cache.inserted[name.slice(4)] = true
  return cache
}
