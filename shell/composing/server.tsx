/** For release/compose/site.ts. While composing, remotes use the shared packages of this build. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { setRuntimeConfig, site } from '@kutuhal/contract'
import {
  collectReleaseBaseUrls,
  type DocumentComposition,
  type DocumentInput,
  type HostServerBuild,
  type PageInput,
  type SiteFilesInput,
} from '@kutuhal/contract/composition.ts'
import type { ReactElement } from 'react'
import { StaticRouter } from 'react-router-dom'
import { App } from '../App.tsx'
import { setLayoutWords, type LayoutWords } from '../layout/translate.ts'
import { gujarati } from '../layout/words/gujarati.ts'
import { hindi } from '../layout/words/hindi.ts'
import { EMOTION_CACHE_KEY, selectDocumentPins } from '../document-data.ts'
import { sharedPackages } from '../federation/load-remote.ts'
import type { PageOutcome, PageSource } from '../page/page-source.ts'
import { getDocumentTitle, getPathLanguage, routes } from '../routes.ts'
import { renderHeadTags } from './discovery/head-tags.ts'
import { createSiteFiles } from './discovery/site-files.ts'
import { createStructuredData } from './discovery/structured-data.ts'
import { renderHtmlDocument } from './document.ts'
import { extractPreloads, renderSiteOrThrow } from './page-markup.ts'

/** Its document answers all unknown addresses. */
const UNKNOWN_PATH = '/404'

function renderPage({ path, loaded, ...input }: PageInput): string {
  return surroundedBy(selectDocumentPins(input.composition), path, () =>
    renderHtmlDocument({
      ...input,
      language: getPathLanguage(path),
      title: getDocumentTitle(path, loaded.title),
      description: loaded.description,
      discovery: renderHeadTags(path, loaded),
      structuredData: createStructuredData(path, loaded),
      ...render(path, loaded),
    }),
  )
}

function renderNotFound(input: DocumentInput): string {
  return surroundedBy(selectDocumentPins(input.composition), UNKNOWN_PATH, () =>
    renderHtmlDocument({
      ...input,
      language: getPathLanguage(UNKNOWN_PATH),
      title: getDocumentTitle('/Page Not Found'),
      description: 'There is no page at this address.',
      ...render(UNKNOWN_PATH, { status: 'unknown' }),
    }),
  )
}

/** Only `render` gets the configuration, because it is synchronous. */
function surroundedBy<Result>(composition: DocumentComposition, path: string, render: () => Result): Result {
  const before = setRuntimeConfig({ bases: collectReleaseBaseUrls(composition), year: composition.year })
  setLayoutWords(layoutWords[getPathLanguage(path)])
  try {
    return render()
  } finally {
    setRuntimeConfig(before)
  }
}

/** By language, as in `lang`. */
const layoutWords: Readonly<Record<string, LayoutWords>> = { 'hi-IN': hindi, 'gu-IN': gujarati }

function render(path: string, outcome: PageOutcome) {
  const cache = createCache({ key: EMOTION_CACHE_KEY })
  // The page's styles all go into the head of the document.
  cache.compat = true
  const emotion = createEmotionServer(cache)
  const surrounded = (content: ReactElement) => (
    <CacheProvider value={cache}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </CacheProvider>
  )
  const html = renderSiteOrThrow(
    surrounded(<App source={composedSource(outcome)} />),
    outcome.status === 'loaded' ? surrounded(outcome.element) : undefined,
  )
  const { preloads, body } = extractPreloads(html)
  const styles = emotion.extractCriticalToChunks(html).styles.map(({ css }) => css)
  return { preloads, styles: styles.join(''), body }
}

function composedSource(outcome: PageOutcome): PageSource {
  const open = () => Promise.resolve(outcome)
  return {
    initial: outcome,
    composedHtml: '',
    open,
    prefetch: () => undefined,
    retry: open,
    reportBroken: () => ({ status: 'failed' }),
  }
}

export const host: HostServerBuild = {
  routes,
  site,
  shareScope: Object.fromEntries(Object.entries(sharedPackages).map(([name, [, module]]) => [name, module])),
  renderPage,
  renderNotFound,
  siteFiles: ({ composition, pages, expires }: SiteFilesInput) =>
    surroundedBy(composition, UNKNOWN_PATH, () => createSiteFiles(pages, expires)),
}
