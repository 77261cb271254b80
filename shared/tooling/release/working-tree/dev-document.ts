import type { DocumentComposition, DocumentScripts, RemotePin } from '@kutuhal/contract/composition.ts'
import { readDocument, writeDocument, writeJsonForHtml } from '@kutuhal/contract/document.ts'
import type { App } from '@kutuhal/build/apps.ts'

export const REACT_REFRESH_RUNTIME_PATH = '/__react-refresh.js'

interface DevelopmentOptions {
  /** The page loads the shared React Refresh runtime. */
  readonly isHot?: boolean
  /** In the live shell's release, instead of `main.js`: it renders all pages in the browser. */
  readonly shellScript?: string | undefined
}

/** Composed markup belongs to a release, so apps from development servers render in the browser. */
export function createDevelopmentDocument(
  html: string,
  pins: Partial<Record<App, RemotePin>>,
  { isHot = true, shellScript }: DevelopmentOptions = {},
): string {
  const parts = readDocument(html)
  if (!parts) return html
  // shell/composing/document.ts wrote both JSON texts.
  const { page, ...composition } = JSON.parse(parts.pins) as DocumentComposition
  const scripts = JSON.parse(parts.scripts) as DocumentScripts
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
  const refresh = `<script src="${REACT_REFRESH_RUNTIME_PATH}"></script>\n`
  return writeDocument({
    ...parts,
    // The policies allow only known scripts, and so no hot updates.
    policies: '',
    head: parts.head + (isHot && !parts.head.includes(refresh) ? refresh : ''),
    body: isPageDeveloped ? '' : parts.body,
    pins: writeJsonForHtml(next),
    scripts: writeJsonForHtml(developmentScripts(scripts, main)),
  })
}

/** Without the preloads, which are for releases, and without the hash of `main`, which edits change. */
function developmentScripts(scripts: DocumentScripts, main: string | undefined): DocumentScripts {
  const initial = main === undefined ? scripts.initial : [{ url: main, integrity: '' }]
  return { ...scripts, initial, preloaded: [] }
}

/** @returns undefined if the document does not belong to the site */
export function findShellBaseUrl(html: string): string | undefined {
  const pins = readDocument(html)?.pins
  // shell/composing/document.ts wrote this JSON.
  return pins === undefined ? undefined : (JSON.parse(pins) as DocumentComposition).shell.base
}
