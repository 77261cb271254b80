/**
 * The interface between release tooling and shell. The tooling (shared/tooling/release) calls the shell's
 * server build to render a document per route with the pins. The browser code reads the pins from the HTML.
 */
import type { LoadedPage } from './page.ts'
import type { Site } from './site.ts'

/** One entry of the shell's route table. */
export interface HostRoute {
  /** The path as react-router writes it, e.g. `/news/:id`. */
  readonly path: string
  readonly remote: string
  readonly page: string
  /** The minimum time in ms for which a navigation shows the loading state. */
  readonly minimumLoadingMs?: number
  /**
   * Present if the page is a translation: `of` is the original's path. Switching languages loads a new
   * document.
   */
  readonly translation?: { readonly of: string; readonly language: string }
}

/** One release of a remote, with the address of its files and the hash of its entry. */
export interface ReleasePin {
  /** The release's name and version, e.g. `mf-maze@1.4.0`. */
  readonly release: string
  /** The address of the release's folder, ending in a slash. */
  readonly base: string
  readonly container: string
  /** The address of `remoteEntry.js`. */
  readonly entry: string
  /**
   * The hash of `remoteEntry.js`, as in an `integrity` attribute. `remoteEntry.js` contains the hashes of the
   * remote's other scripts.
   */
  readonly integrity: string
}

/** Which release of a remote a page may load. */
export interface RemotePin extends ReleasePin {
  /** The previous release: the fallback when the pinned release fails. */
  readonly previous?: ReleasePin
}

/**
 * What the pages of a generation need to know about the generation. Its file `/pins.json` has all fields
 * except `page`.
 */
export interface Composition {
  readonly generation: string
  /** The year of composing, shown until scripts run and know the current year. */
  readonly year: number
  readonly shell: Omit<ReleasePin, 'entry' | 'integrity'>
  readonly remotes: Readonly<Record<string, RemotePin>>
  readonly gatewayUrl: string
  /** The share of visits that send reports (visit-report.ts), above 0 and up to 1; absent for none. */
  readonly reports?: number
  /** The page that the HTML shows; absent if no page is hydrated (the 404 document, development). */
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
  /** Scripts that only browsers without a certain feature run, before the initial scripts. */
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

export type PageInput = DocumentInput & GenerationPage

export interface SiteFilesInput {
  readonly composition: Composition
  readonly pages: readonly GenerationPage[]
  /**
   * The date on which security.txt expires (ISO 8601); absent if an older version of the tooling composes.
   */
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
  /** The file's name, which ends in one of `siteFileExtensions`. */
  readonly name: string
  readonly content: string
}

/** Only addresses with these extensions can be site files; web servers treat all other addresses as pages. */
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
  /** The whole HTML document of a page. */
  renderPage(input: PageInput): string
  renderNotFound(input: DocumentInput): string
  /** The site's files that are not pages, such as the sitemap, made from the data of all pages. */
  siteFiles(input: SiteFilesInput): readonly SiteFile[]
}

/**
 * Returns the address of the folder of each release that a page may load, by the release's name. The
 * contract's `assetUrl` looks up these addresses.
 */
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
