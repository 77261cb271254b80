import type { DocumentComposition, DocumentScripts, RemotePin } from '@kutuhal/contract/composition.ts'
import type { App } from '@kutuhal/build/apps.ts'

export const REACT_REFRESH_RUNTIME_PATH = '/__react-refresh.js'

interface DevelopmentOptions {
  /** Whether the page loads the shared React Refresh runtime. */
  readonly isHot?: boolean
  /**
   * Path, in the live shell's release, of a script to load instead of `main.js`: it renders all pages in the
   * browser.
   */
  readonly shellScript?: string | undefined
}

const composedJson = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s
const composedMarkup = /(<div id="root">).*(<\/div>\n<script type="application\/json")/s
/** Matches security policies, which are removed: they allow only known scripts, and so no hot updates. */
const securityPolicies = /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/g
const scriptsJson = /(<script type="application\/json" id="scripts">)(.*?)(<\/script>)/s

/**
 * Makes a composed document load some apps from development servers. Their pages render in the browser, since
 * composed markup belongs to a release.
 */
export function createDevelopmentDocument(
  html: string,
  pins: Partial<Record<App, RemotePin>>,
  { isHot = true, shellScript }: DevelopmentOptions = {},
): string {
  const [, , json = '{}'] = composedJson.exec(html) ?? []
  // shell/composing/document.ts wrote this JSON.
  const { page, ...composition } = JSON.parse(json) as DocumentComposition
  const { shell, ...remotes } = pins
  const isShellDeveloped = shell !== undefined || shellScript !== undefined
  const main = isShellDeveloped
    ? `${(shell ?? composition.shell).base}${shellScript ?? 'main.js'}`
    : undefined
  const isPageDeveloped = isShellDeveloped || (page !== undefined && page.remote in pins)
  const next: DocumentComposition = {
    ...composition,
    shell: shell ?? composition.shell,
    remotes: { ...composition.remotes, ...remotes },
    ...(page && !isPageDeveloped && { page }),
  }
  const withPins = html
    .replace(securityPolicies, '')
    .replace(scriptsJson, (_, open: string, scripts: string, close: string) => {
      return open + JSON.stringify(developmentScripts(JSON.parse(scripts) as DocumentScripts, main)) + close
    })
    .replace(
      '<div id="root">',
      isHot && !html.includes(REACT_REFRESH_RUNTIME_PATH)
        ? `<script src="${REACT_REFRESH_RUNTIME_PATH}"></script>\n<div id="root">`
        : '<div id="root">',
    )
    .replace(composedJson, (_, open: string, __, close: string) => {
      return open + JSON.stringify(next).replaceAll('<', '\\u003c') + close
    })
  return isPageDeveloped ? withPins.replace(composedMarkup, '$1$2') : withPins
}

/**
 * Returns a document's list of scripts without the preloads, which are for files of releases. If `main` is
 * given, this script replaces the initial scripts; it has no hash, since it may change with every edit.
 */
function developmentScripts(scripts: DocumentScripts, main: string | undefined): DocumentScripts {
  const initial = main === undefined ? scripts.initial : [{ url: main, integrity: '' }]
  return { ...scripts, initial, preloaded: [] }
}

/** Returns the address of a document's shell, if the document belongs to the site. */
export function findShellBaseUrl(html: string): string | undefined {
  const [, , json] = composedJson.exec(html) ?? []
  // shell/composing/document.ts wrote this JSON.
  return json === undefined ? undefined : (JSON.parse(json) as DocumentComposition).shell.base
}
