/** Where the shell starts in the browser: takes over the composed document, or renders where there is nothing to take over. */
import { setSurroundings } from '@kutuhal/contract'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { canonicalPath } from './address.ts'
import { App } from './App.tsx'
import { readComposition, releaseBases } from './composition.ts'
import { RemotesContext } from './federation/RemotesContext.ts'
import { remoteLoader } from './federation/remote-loader.ts'
import { composedPage, federatedPages, prefetchPage } from './page/page-source.ts'
import type { PageSource } from './page/page-outcome.ts'
import { matchRoute } from './routes.ts'

const composition = readComposition()
setSurroundings({ bases: releaseBases(composition), gatewayUrl: composition.gatewayUrl })

const loadRemote = remoteLoader(composition)
const open = federatedPages(loadRemote)
const path = canonicalPath(location.pathname) ?? location.pathname
const isComposed = composition.page ? composition.page.path === path : matchRoute(path) === undefined

const source: PageSource = {
  open,
  initial: initialPage(),
  composedHtml: document.querySelector('[data-page]')?.innerHTML ?? '',
}

// Every change of page starts at the top, Back and Forward too (product specification, point 2); a reload keeps its place.
history.scrollRestoration = 'manual'
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root. It must come from shell/document.ts.')

const app = (
  <BrowserRouter>
    <RemotesContext value={loadRemote}>
      <App source={source} onIntent={target => prefetchPage(loadRemote, target)} />
    </RemotesContext>
  </BrowserRouter>
)
if (isComposed && root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)

function initialPage(): PageSource['initial'] {
  if (!isComposed) return open(path)
  return composition.page ? composedPage(loadRemote, composition.page) : { status: 'unknown' }
}
