import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { ReleaseCodeError } from '../../compose/sandbox/release-process.ts'
import { extractAssistantDocument } from '../../compose/documents.ts'
import { MissingPageError } from '../../compose/uncomposed-error.ts'
import type { PageAddress } from '../../compose/site.ts'
import { type Finding, formatErrorMessage } from '../finding.ts'
import type { ComposedPage, SiteUnderCheck } from '../site-under-check.ts'

export interface ComposedPagesResult {
  readonly pages: readonly ComposedPage[]
  readonly findings: readonly Finding[]
  /** Names of the release's pages for which the shell has no route. */
  readonly unrouted: readonly string[]
}

type ComposedPart = Omit<ComposedPagesResult, 'unrouted'>

/** Composes every page that the check of a combination covers, and reports why pages do not compose. */
export async function composePages(site: SiteUnderCheck): Promise<ComposedPagesResult> {
  const parts: ComposedPagesResult[] = []
  for (const name of site.combination.remotes) parts.push(await composeRemote(site, name))
  return {
    pages: parts.flatMap(({ pages }) => pages),
    findings: [...parts.flatMap(({ findings }) => findings), ...missingRemotes(site)],
    unrouted: parts.flatMap(({ unrouted }) => unrouted),
  }
}

async function composeRemote(site: SiteUnderCheck, name: string): Promise<ComposedPagesResult> {
  const routes = site.routes.filter(({ remote }) => remote === name)
  const findings: Finding[] = []
  const pages: ComposedPage[] = []
  const loaded = await tried(() => site.exposed(name))
  if ('error' in loaded) return { pages, findings: [unloadable(site, name, loaded.error)], unrouted: [] }
  const unrouted = loaded.result.pages.filter(page => routes.every(route => route.page !== page))
  const { app, isNext } = site.combination
  // Report only a release of which no page has a route: a single page may be published before its route.
  if (app === name && isNext && routes.length === 0 && loaded.result.panels.length === 0)
    findings.push(...nowhere(site, name, unrouted))
  for (const route of routes) {
    findings.push(...missingChunk(site, route))
    const listed = await tried(() => site.addressesOf(route))
    if ('error' in listed) {
      findings.push(missingPage(site, route, listed.error))
      continue
    }
    for (const address of listed.result) {
      const part = await composeOne(site, address)
      pages.push(...part.pages)
      findings.push(...part.findings)
    }
  }
  return { pages, findings, unrouted }
}

async function composeOne(site: SiteUnderCheck, address: PageAddress): Promise<ComposedPart> {
  const result = await tried(async () => {
    const page = await site.compose(address)
    // Extract the text for the assistant too: composing for the live site does so, and fails if this fails.
    extractAssistantDocument(page.html, { url: page.path, description: page.loaded.description })
    return page
  })
  const { path: page, route } = address
  const shell = shellOf(site)
  const noise = [...new Set(linesOf(result))].map((line): Finding => {
    const what = `It writes into the console while it is composed: ${line}`
    return {
      about: 'console',
      page,
      shell,
      what,
      remedy: 'Take the line out, or mend what it complains about.',
    }
  })
  if ('error' in result) return { pages: [], findings: [...noise, brokenPage(site, address, result.error)] }
  const { odd } = result.result
  if (odd.length === 0) return { pages: [result.result], findings: noise }
  const what = `The data that load() gives is not JSON: ${few(odd)}. It is written into the HTML as JSON, so in the browser the page would hydrate from something else than it was composed from.`
  const remedy = `Give strings, numbers, booleans, null, lists and plain objects, e.g. a date as an ISO string (mf-*/pages/${route.page}/page.ts).`
  return { pages: [result.result], findings: [...noise, { about: 'data', page, shell, what, remedy }] }
}

/** Returns what a page wrote to the console while it was composed, even if composing failed. */
function linesOf(tried: Tried<ComposedPage>): readonly string[] {
  if ('result' in tried) return tried.result.lines
  return tried.error instanceof ReleaseCodeError ? tried.error.lines : []
}

const shellOf = ({ shell }: SiteUnderCheck): string => `shell@${shell.version}`

function unloadable(site: SiteUnderCheck, name: string, error: unknown): Finding {
  return {
    about: 'pages',
    shell: shellOf(site),
    file: 'server/remote.cjs',
    what: `${name} cannot be loaded, so none of its pages composes: ${formatErrorMessage(error)}`,
    remedy: `remote.tsx must export \`remote\`, and nothing that it imports may fail while it is loaded.`,
  }
}

function missingPage(site: SiteUnderCheck, route: HostRoute, error: unknown): Finding {
  return {
    about: 'pages',
    page: route.path,
    shell: shellOf(site),
    what: `The shell's route ${route.path} wants the page "${route.page}" of ${route.remote}, and does not get it: ${formatErrorMessage(error)}`,
    remedy: `Name the page "${route.page}" in ${route.remote}/remote.tsx, or take ${route.path} out of shell/routes.ts and release that shell first.`,
  }
}

/** Returns a finding for a release whose pages have no route, so that no visitor would see them. */
function nowhere(site: SiteUnderCheck, name: string, [page]: readonly string[]): Finding[] {
  if (page === undefined) return []
  const release = `${name}@${site.remotes[name]?.version}`
  return [
    {
      about: 'pages',
      shell: shellOf(site),
      what: `${shellOf(site)} has no route to its page "${page}", nor to another page of it: no visitor would see it.`,
      remedy: `Ask the shell's team for a line in shell/routes.ts, { path: '/${page}', remote: '${name}', page: '${page}' }. Both go live in one step: npm run release -- promote shell@<version> ${release}`,
    },
  ]
}

/** Checks that a release has a page's chunk `page-<name>`, which documents preload by this name. */
function missingChunk({ shell, remotes }: SiteUnderCheck, { path, remote, page }: HostRoute): Finding[] {
  const chunk = `page-${page}`
  const release = remotes[remote]
  if (!release || release.chunks[chunk]) return []
  return [
    {
      about: 'pages',
      page: path,
      shell: `shell@${shell.version}`,
      file: 'release.json',
      what: `There is no chunk "${chunk}", which holds the page of ${path}. There are: ${Object.keys(release.chunks).join(', ')}.`,
      remedy: `In ${remote}/remote.tsx import the page with /* webpackChunkName: "${chunk}" */.`,
    },
  ]
}

function brokenPage(site: SiteUnderCheck, { path, route }: PageAddress, error: unknown): Finding {
  const place = { about: 'pages', page: path, shell: shellOf(site) } as const
  if (error instanceof MissingPageError) {
    return {
      ...place,
      what: `staticParams() lists this address, but load() does not find it: ${error.message}`,
      remedy: `Make both read the same list (${route.remote}/pages/${route.page}/page.ts).`,
    }
  }
  return {
    ...place,
    what: `It does not compose: ${formatErrorMessage(error)}`,
    remedy: `load() and rendering run in Node too: no DOM, no network, and the component must take what load() gives.`,
  }
}

function missingRemotes(site: SiteUnderCheck): Finding[] {
  return site.routes.flatMap(({ path, remote }): Finding[] => {
    if (site.remotes[remote]) return []
    const what = `The shell's route ${path} needs the remote "${remote}", of which no release is live.`
    const remedy = `Promote one together with the shell: npm run release -- promote ${shellOf(site)} ${remote}@<version>`
    return [{ about: 'pages', page: path, shell: shellOf(site), what, remedy }]
  })
}

type Tried<Result> = { readonly result: Result } | { readonly error: unknown }

async function tried<Result>(task: () => Promise<Result>): Promise<Tried<Result>> {
  try {
    return { result: await task() }
  } catch (error) {
    return { error }
  }
}

const NAMED = 3

function few(items: readonly string[]): string {
  const rest = items.length > NAMED ? ` and ${items.length - NAMED} more` : ''
  return items.slice(0, NAMED).join(', ') + rest
}
