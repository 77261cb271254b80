/**
 * The release tooling calls the shell's server build to render a document per route with the pins. The
 * browser code reads the pins from the HTML.
 */
import type { LoadedPage } from './page.ts'
import type { Site } from './site.ts'

export interface HostRoute {
  /** As react-router writes it, e.g. `/news/:id`. */
  readonly path: string
  readonly remote: string
  readonly page: string
  /** For which a navigation shows the loading state, at least. */
  readonly minimumLoadingMs?: number
}

export interface ReleasePin {
  /** E.g. `mf-maze@1.4.0`. */
  readonly release: string
  /** Of the release's folder, ending in a slash. */
  readonly base: string
  readonly container: string
  /** The address of `remoteEntry.js`. */
  readonly entry: string
  /**
   * Of `remoteEntry.js`, as in an `integrity` attribute. The file contains the hashes of the other scripts.
   */
  readonly integrity: string
}

export interface RemotePin extends ReleasePin {
  /** The fallback when the pinned release fails. */
  readonly previous?: ReleasePin
}

/** What pages need to know about their generation. `/pins.json` has all fields except `page`. */
export interface Composition {
  readonly generation: string
  /** Shown until scripts run and know the current year. */
  readonly year: number
  readonly shell: Omit<ReleasePin, 'entry' | 'integrity'>
  readonly remotes: Readonly<Record<string, RemotePin>>
  readonly gatewayUrl: string
  /** The share of visits that send reports, above 0 and up to 1; absent for none. */
  readonly reports?: number
  /** Absent if no page is hydrated (the 404 document, development). */
  readonly page?: { readonly path: string; readonly remote: string; readonly data: unknown }
}

/**
 * Names the releases of the shell and of the page's own remote, so a release of another team does not change
 * it.
 */
export type DocumentComposition = Omit<Composition, 'generation' | 'gatewayUrl' | 'reports'>

/** Has the pins of all remotes. Documents name only the releases that they use themselves. */
export const PINS_FILE = 'pins.json'

/** In the order in which they are needed. */
export interface DocumentScripts {
  /** Run in order. */
  readonly initial: readonly ScriptWithIntegrity[]
  /** The initial scripts need them at once; browsers fetch them in parallel. */
  readonly preloaded: readonly ScriptWithIntegrity[]
  /** Only browsers without a feature run these, before the initial scripts. */
  readonly forLack?: readonly PolyfillScript[]
}

/** Some supported browsers lack it. */
export type PolyfilledFeature = 'popover'

export interface PolyfillScript {
  readonly feature: PolyfilledFeature
  readonly script: ScriptWithIntegrity
}

export interface ScriptWithIntegrity {
  readonly url: string
  /** As in an `integrity` attribute. */
  readonly integrity: string
}

export interface DocumentInput {
  readonly composition: Composition
  readonly scripts: DocumentScripts
}

export type PageInput = DocumentInput & GenerationPage

export interface SiteFilesInput {
  readonly composition: Composition
  readonly pages: readonly GenerationPage[]
  /** The date on which security.txt expires (ISO 8601). */
  readonly expires: string
}

export interface GenerationPage {
  readonly path: string
  readonly loaded: LoadedPage
}

/** RFC 9116; at `/.well-known/` and at the root. */
export const SECURITY_TXT_FILE = 'security.txt'

export interface SiteFile {
  /** Ends in one of `siteFileExtensions`. */
  readonly name: string
  readonly content: string
}

/** Web servers treat addresses with other extensions as pages. */
export const siteFileExtensions = ['txt', 'xml', 'webmanifest', 'json'] as const

/**
 * The interface that the shell's server build exports as `host`. Documents are composed only from this build
 * and the remotes' releases, never from the working tree or packages on the machine.
 */
export interface HostServerBuild {
  readonly routes: readonly HostRoute[]
  readonly site: Pick<Site, 'url' | 'gatewayUrl'>
  /** The host's copies of the packages that the remotes' server builds import. */
  readonly shareScope: Readonly<Record<string, unknown>>
  renderPage(input: PageInput): string
  renderNotFound(input: DocumentInput): string
  /** Not pages, such as the sitemap. */
  siteFiles(input: SiteFilesInput): readonly SiteFile[]
}

/** By release. The contract's `assetUrl` looks up these addresses. */
export function collectReleaseBaseUrls({
  shell,
  remotes,
}: Pick<Composition, 'shell' | 'remotes'>): Readonly<Record<string, string>> {
  const pins = [
    shell,
    ...Object.values(remotes).flatMap(pin => [pin, ...(pin.previous ? [pin.previous] : [])]),
  ]
  return Object.fromEntries(pins.map(({ release, base }) => [release, base]))
}
