/**
 * The interface between release tooling and shell. The tooling (shared/tooling/release) calls the shell's
 * server build to render a document per route with the pins. The browser code reads the pins from the HTML.
 */
import type { LoadedPage, Params } from './page.ts'
import type { Site } from './site.ts'

/** One entry of the shell's route table. */
export interface HostRoute {
  /** The path as react-router writes it, e.g. `/news/:id`. */
  readonly path: string
  readonly remote: string
  readonly page: string
  /** The minimum time in ms for which a navigation shows the loading state. */
  readonly minimumLoadingMs?: number
  /** Marks a translation of the page at `of`. Switching languages loads a new document. */
  readonly translation?: { readonly of: string; readonly language: string }
}

/** One release of a remote, with the address of its files and the hash of its entry. */
export interface ReleasePin {
  /** The release's name and version, e.g. `mf-maze@1.4.0`. */
  readonly release: string
  /** The address of the release's folder, ending in a slash. */
  readonly base: string
  readonly container: string
  /** The address of `remoteEntry.js`, if it is at a content address outside the release's folder. */
  readonly entry?: string
  /**
   * The hash of `remoteEntry.js`, as in an `integrity` attribute. The entry has the other scripts' hashes.
   */
  readonly integrity: string
  /** The Trusted Types policy of the remote's releases; older releases use their container's name. */
  readonly policy?: string
}

/** Which release of a remote a page may load. */
export interface RemotePin extends ReleasePin {
  /** The previous release: the fallback when the pinned one fails. */
  readonly previous?: ReleasePin
}

/** The parts of a generation. All but `page` are in the generation's file of pins, `/pins.json`. */
export interface Composition {
  readonly generation: string
  /** The year of composing, shown until scripts run and know the current year. */
  readonly year: number
  readonly shell: Omit<ReleasePin, 'integrity'>
  readonly remotes: Readonly<Record<string, RemotePin>>
  readonly gatewayUrl: string
  /** The share of visits that send reports (visit-report.ts), above 0 and up to 1; absent for none. */
  readonly reports?: number
  /** The page in the HTML; absent if no page is hydrated (the 404 document, development). */
  readonly page?: { readonly path: string; readonly remote: string; readonly data: unknown }
}

/**
 * The JSON in every HTML document: the releases of the shell and of the page's own remote. A release of
 * another team does not change this JSON.
 */
export type DocumentComposition = Omit<Composition, 'generation' | 'gatewayUrl' | 'reports'>

/** The file with the pins of all remotes. Documents name only the releases that they use themselves. */
export const PINS_FILE = 'pins.json'

/** The scripts of the first view, in the order in which they are needed. */
export interface DocumentScripts {
  /** The shell's scripts, run in order. */
  readonly initial: readonly ScriptWithIntegrity[]
  /** Scripts that the initial scripts need at once; browsers fetch them in parallel. */
  readonly preloaded: readonly ScriptWithIntegrity[]
  /** Scripts that run before the initial ones, only in browsers that lack a feature. */
  readonly forLack?: readonly PolyfillScript[]
}

/** Features that some supported browsers lack. */
export type PolyfilledFeature = 'popover'

export interface PolyfillScript {
  readonly feature: PolyfilledFeature
  readonly script: ScriptWithIntegrity
}

export interface ScriptWithIntegrity {
  readonly url: string
  /** The hash, as in an `integrity` attribute. */
  readonly integrity: string
}

export interface DocumentInput {
  readonly composition: Composition
  readonly scripts: DocumentScripts
}

export interface PageInput extends DocumentInput {
  readonly path: string
  readonly loaded: LoadedPage
}

export interface SiteFilesInput {
  readonly composition: Composition
  readonly pages: readonly GenerationPage[]
  /** When security.txt expires (ISO 8601); older tooling does not pass it. */
  readonly expires?: string
}

/** A page of a generation. */
export interface GenerationPage {
  readonly path: string
  readonly loaded: LoadedPage
}

/** The file that says where to report security problems (RFC 9116), at `/.well-known/` and at the root. */
export const SECURITY_TXT_FILE = 'security.txt'

/** A file with a well-known name, such as `/robots.txt`. */
export interface SiteFile {
  /** The file's name, which has one of `siteFileEndings`. */
  readonly name: string
  readonly content: string
}

/** Web servers look for files only at addresses with these endings; all others are pages. */
export const siteFileExtensions = ['txt', 'xml', 'webmanifest', 'json'] as const

/**
 * The interface that the shell's server build exports as `host`. Documents are composed only from this build
 * and the remotes' releases, never from the working tree or packages on the machine.
 */
export interface HostServerBuild {
  readonly routes: readonly HostRoute[]
  readonly site: Pick<Site, 'url' | 'gatewayUrl'>
  /** The host's copies of the packages that the remotes' server builds import, by name. */
  readonly shareScope: Readonly<Record<string, unknown>>
  /** The function of this name in address.ts. */
  pathOf(route: HostRoute, params: Params): string
  /** The function of this name in address.ts. */
  canonicalPath(pathname: string): string | undefined
  /** The function of this name in address.ts. */
  segmentsOf(pathname: string): readonly string[] | undefined
  /** The whole HTML document of a page. */
  renderPage(input: PageInput): string
  renderNotFound(input: DocumentInput): string
  /** The site's files that are not pages, such as the sitemap, made from the data of all pages. */
  siteFiles(input: SiteFilesInput): readonly SiteFile[]
}

/** The folders of all releases that a page may load, by release, for the contract's `assetUrl`. */
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
