import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { BrowserNavigation, setRuntimeConfig } from '@kutuhal/contract'
import { collectReleaseBaseUrls, type DocumentComposition } from '@kutuhal/contract/composition.ts'
import { forgetAskedQuery } from '@kutuhal/ui/asked-query.ts'
import { useEffect, type ReactNode } from 'react'
import { canonicalPath } from '@kutuhal/contract/address.ts'
import { App } from './App.tsx'
import {
  COMPOSED_STYLES_ATTRIBUTE,
  emitShellEvent,
  onceShellEvent,
  readDocumentData,
  readDocumentPins,
  EMOTION_CACHE_KEY,
  type ShellEvent,
} from './document-data.ts'
import { createRemoteRegistry } from './federation/fallback.ts'
import { isSavingData } from './federation/network.ts'
import { createReleasePins, type KnownPins, type ReleasePins } from './federation/release-pins.ts'
import { RemotesContext } from './layout/Assistant.tsx'
import { setLayoutWords, WORDS_ELEMENT_ID, type LayoutWords } from './layout/translate.ts'
import { snapshotDocument } from './page/restore-document.ts'
import {
  openComposedPage,
  createFederatedPageSource,
  type PageOutcome,
  type PageSource,
} from './page/page-source.ts'
import type { RootRenderer } from './main.ts'
import { startErrorReporter } from './report/report-errors.ts'
import { matchRoute } from './routes.ts'

/** main.ts calls this in a separate task. */
export function startShell(renderRoot: RootRenderer): void {
  const composition = readDocumentPins()
  const { year } = composition
  const live = createReleasePins(composition, known => {
    setRuntimeConfig({ ...known, bases: collectReleaseBaseUrls(known), year })
    sendReportsLater(composition, known)
  })

  const reports = startErrorReporter(live)
  emitShellEvent('shell-reporting')
  reportVitalsLater(composition, live)
  const remotes = createRemoteRegistry(live, failure => reports.releaseFailed(failure))
  // The first page of another remote then opens as fast as other pages.
  if (!isSavingData()) onceShellEvent('page-hydrated', () => void live.load().catch(() => undefined))
  const pages = createFederatedPageSource(remotes)
  const path = canonicalPath(location.pathname) ?? location.pathname
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')
  const params = matchRoute(path)?.params
  // The 404 document renders items that are newer than itself, but no page in another language.
  const isNotFound = !params || ('language' in params && root.hasChildNodes())
  const isComposed = composition.page ? composition.page.path === path : isNotFound

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

  // The cast is safe: the same release of the shell wrote the JSON (document.ts).
  setLayoutWords(JSON.parse(readDocumentData(WORDS_ELEMENT_ID) ?? 'null') as LayoutWords | null)

  const app = (
    <CacheProvider value={stylesOfDocument()}>
      <BrowserNavigation>
        <RemotesContext value={remotes}>
          <NotifyHydrated event="shell-hydrated">
            <App source={source} />
          </NotifyHydrated>
        </RemotesContext>
      </BrowserNavigation>
    </CacheProvider>
  )
  const restoreSnapshot = snapshotDocument(root)
  let hasFailed = false
  const isHydrating = isComposed && root.hasChildNodes()
  renderRoot(root, app, isHydrating, {
    // The component with the error boundary reports these errors.
    onCaughtError: () => undefined,
    onUncaughtError(error) {
      if (hasFailed) return
      hasFailed = true
      restoreSnapshot()
      emitShellEvent('shell-failed')
      reports.shellFailed(error)
    },
    ...(isHydrating && {
      onRecoverableError: (error, { componentStack }) => reports.recoverableError(error, componentStack),
    }),
  })

  function initialPage(): PageSource['initial'] {
    const { page } = composition
    // Without a composed page, the inline scripts need not wait for hydration.
    if (!isComposed || !page) emitShellEvent('page-hydrated')
    if (!isComposed) return pages.open(path)
    if (!page) return { status: 'unknown' }
    return notifyWhenHydrated(openComposedPage(remotes, page, composition.remotes[page.remote]?.release))
  }
}

interface NotifyHydratedProps {
  readonly event: Extract<ShellEvent, 'shell-hydrated' | 'page-hydrated'>
  readonly children: ReactNode
}

function NotifyHydrated({ event, children }: NotifyHydratedProps) {
  useEffect(() => emitShellEvent(event), [event])
  return children
}

/** Also when the page is known to stay static. */
async function notifyWhenHydrated(opening: Promise<PageOutcome>): Promise<PageOutcome> {
  const outcome = await opening
  if (outcome.status === 'loaded')
    return { ...outcome, element: <NotifyHydrated event="page-hydrated">{outcome.element}</NotifyHydrated> }
  emitShellEvent('page-hydrated')
  forgetAskedQuery()
  return outcome
}

/**
 * An emotion cache that knows the rules in the document. Otherwise emotion would move these to the end of the
 * head, and the browser would compute all styles again: 47 ms with the CPU slowed down 4 times.
 */
function stylesOfDocument(): EmotionCache {
  const cache = createCache({ key: EMOTION_CACHE_KEY })
  for (const style of document.querySelectorAll(`style[${COMPOSED_STYLES_ATTRIBUTE}]`))
    for (const [name] of style.textContent.matchAll(/\bcss-\w+/g)) cache.inserted[name.slice(4)] = true
  return cache
}

/** Without interaction, the reporting code loads after this time; ms. */
const VITALS_TIMEOUT_MS = 10_000

const MAX_TRIES = 5

/**
 * The code loads after the first interaction, or later, because the first view needs the bandwidth; browsers
 * buffer the measurements until then.
 */
function reportVitalsLater(composition: DocumentComposition, live: Pick<ReleasePins, 'known'>): void {
  // A link may lead to another page before the report.
  const path = location.pathname
  const stop = new AbortController()
  const timer = setTimeout(() => void load(), VITALS_TIMEOUT_MS)
  for (const interaction of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(interaction, loadSoon, { capture: true, passive: true, signal: stop.signal })

  function loadSoon() {
    stopWaiting()
    requestAnimationFrame(() => setTimeout(() => void load()))
  }
  function stopWaiting() {
    clearTimeout(timer)
    stop.abort()
  }
  async function load() {
    stopWaiting()
    // On a slow network, an import may time out, and the next import waits for the same request.
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        const { reportWebVitals } = await import(/* webpackChunkName: "vitals" */ './report/report-vitals.ts')
        reportWebVitals(composition, () => live.known.generation ?? '', path)
        return
      } catch {
        continue
      }
    }
  }
}

let isDecided = false

/** Chosen at random, whoever the visitor is. @param known call this function again when more is known */
function sendReportsLater(composition: DocumentComposition, known: KnownPins): void {
  if (!known.reports || isDecided) return
  isDecided = true
  if (Math.random() >= known.reports) return
  // If the code fails to load, visitors must not notice.
  void import(/* webpackChunkName: "reports" */ './report/send-reports.ts').then(
    ({ startSendingVisitReports: sendReports }) => sendReports(composition, known),
    () => undefined,
  )
}
