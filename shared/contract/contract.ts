/**
 * The only code that the host and the remotes share at run time. All use the host's copy, so a page has one
 * address, one site configuration and one `Surroundings` object.
 */
export type { PanelProps, RemoteModule } from './remote.ts'
export {
  definePage,
  defineStaticPage,
  missingItem,
  type LoadedPage,
  type MissingItem,
  type Page,
  type PageContext,
  type PageDefinition,
  type Params,
} from './page.ts'
export type { ArticleFacts, PageFacts, PageQuestion } from './page-facts.ts'
export { assetUrl, composedYear, gatewayUrl, setSurroundings, type Surroundings } from './generation.ts'
export {
  BrowserNavigation,
  useIsHydrated,
  useNavigation,
  useQuery,
  type Navigation,
  type PageLocation,
  type QueryChange,
} from './location.ts'
export { HTML_POLICY, markup, type SanitisedHtml } from './sanitised-html.ts'
export { faqQuestions } from './faq-questions.ts'
export { escapeHtml, site, telephoneLink, withSiteFacts, type Site } from './site.ts'
