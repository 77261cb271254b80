/** Entry of the shell in the browser: hydrates the composed document, or renders if there is none. */
import { CacheProvider } from '@emotion/react'
import { setSurroundings } from '@kutuhal/contract'
import { releaseBases } from '@kutuhal/contract/composition.ts'
import { BrowserLocation } from './navigation/BrowserLocation.tsx'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { App } from './App.tsx'
import { stylesOfDocument } from './composed-styles.ts'
import { readComposition } from './document-data.ts'
import { pinnedRemotes } from './federation/fallback.ts'
import { releasePins } from './federation/release-pins.ts'
import { RemotesContext } from './layout/use-assistant-panel.ts'
import { keepDocument } from './last-resort.ts'
import { composedPage, federatedPages, prefetchPage, type PageSource } from './page/page-source.ts'
import { renderRoot } from './render-root.ts'
import { reportErrors } from './report/report-errors.ts'
import { reportVitalsLater } from './report/report-vitals-later.ts'
import { sendReportsLater } from './report/send-reports-later.ts'
import { matchRoute } from './routes.ts'
import { emit, once } from './bootstrap/events.ts'
import { isSavingData } from './bootstrap/features.ts'
import { NotifyHydrated, notifyWhenAnswering } from './bootstrap/NotifyHydrated.tsx'

/** Separate from evaluating the imports, which is a task of its own. */
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
  const remotes = pinnedRemotes(live, trouble => reports.trouble(trouble))
  // Before the visitor opens another team's page, which then loads as fast as one of the same team.
  if (!isSavingData()) once('page-answering', () => void live.load().catch(() => undefined))
  const pages = federatedPages(remotes)
  const path = canonicalPath(location.pathname) ?? location.pathname
  const isComposed = composition.page ? composition.page.path === path : matchRoute(path) === undefined

  const source: PageSource = {
    ...pages,
    initial: initialPage(),
    composedHtml: (isComposed && document.querySelector('[data-page]')?.innerHTML) || '',
  }

  // Page changes start at the top, Back and Forward too (specification, point 2); a reload keeps its place.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))

  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root. It must come from shell/composing/document.ts.')

  const app = (
    <CacheProvider value={stylesOfDocument()}>
      <BrowserLocation>
        <RemotesContext value={remotes}>
          <NotifyHydrated event="shell-answering">
            <App
              source={source}
              onIntent={isSavingData() ? () => undefined : target => prefetchPage(remotes, target)}
            />
          </NotifyHydrated>
        </RemotesContext>
      </BrowserLocation>
    </CacheProvider>
  )
  const bringBack = keepDocument(root)
  let hasFailed = false
  const isHydrating = isComposed && root.hasChildNodes()
  renderRoot(root, app, isHydrating, {
    // The component with the boundary reports what it caught.
    onCaughtError: () => undefined,
    onUncaughtError(error) {
      if (hasFailed) return
      hasFailed = true
      bringBack()
      emit('shell-failed')
      reports.ofShell(error)
    },
    ...(isHydrating && {
      onRecoverableError: (error, { componentStack }) => reports.mended(error, componentStack),
    }),
  })

  function initialPage(): PageSource['initial'] {
    const { page } = composition
    // The page shown is not the one in the document.
    if (!isComposed || !page) emit('page-answering')
    if (!isComposed) return pages.open(path)
    if (!page) return { status: 'unknown' }
    return notifyWhenAnswering(composedPage(remotes, page, composition.remotes[page.remote]?.release))
  }
}
