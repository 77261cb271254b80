/**
 * The only code that the host and the remotes share at run time. All use the host's copy, so a page has one
 * address, one site configuration and one `RuntimeConfig` object.
 */
export type { PanelProps, RemoteModule } from './remote.ts'
export {
  definePage,
  defineStaticPage,
  HTML_POLICY,
  markup,
  missingItem,
  type LoadedPage,
  type MissingItem,
  type Page,
  type PageContext,
  type PageDefinition,
  type Params,
  type SanitisedHtml,
} from './page.ts'
export type { ArticleFacts, PageFacts, PageQuestion } from './page-facts.ts'
export {
  BrowserNavigation,
  useIsHydrated,
  useNavigation,
  useQuery,
  type Navigation,
  type PageLocation,
  type QueryChange,
} from './location.ts'
export {
  assetUrl,
  composedYear,
  escapeHtml,
  faqQuestions,
  gatewayUrl,
  setRuntimeConfig,
  site,
  telephoneLink,
  withSiteFacts,
  type Site,
  type RuntimeConfig,
} from './site.ts'
