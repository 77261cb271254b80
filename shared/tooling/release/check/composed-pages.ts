import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { extractAssistantDocument } from '../compose/documents.ts'
import { ReleaseCodeError } from '../compose/sandbox/release-process.ts'
import {
  describeRouteRelease,
  type ComposableSite,
  type ComposedPage,
  type PageAddress,
} from '../compose/site.ts'
import { MissingPageError } from '../compose/uncomposed-error.ts'
import type { ReleaseCombination } from './compatibility-matrix.ts'
import { formatErrorMessage, listSome, type Finding } from './finding.ts'

export interface ComposedPagesResult {
  readonly pages: readonly ComposedPage[]
  readonly findings: readonly Finding[]
  /** Names of the release's pages for which the shell has no route. */
  readonly unrouted: readonly string[]
}

export async function composePages(
  site: ComposableSite,
  { app, isNext, remotes }: Pick<ReleaseCombination, 'app' | 'isNext' | 'remotes'>,
): Promise<ComposedPagesResult> {
  const pages: ComposedPage[] = []
  const findings: Finding[] = []
  const unrouted: string[] = []
  for (const name of remotes) {
    const exposed = await attempt(() => site.exposed(name))
    if ('error' in exposed) {
      findings.push(createUnloadableFinding(name, exposed.error))
      continue
    }
    const routes = site.routes.filter(({ remote }) => remote === name)
    const without = exposed.result.pages.filter(page => routes.every(route => route.page !== page))
    unrouted.push(...without)
    // Report only a release of which no page has a route: a single page may be published before its route.
    const [page] = without
    if (app === name && isNext && routes.length === 0 && exposed.result.panels.length === 0 && page)
      findings.push(createUnroutedFinding(site, name, page))
    for (const route of routes) {
      findings.push(...findMissingChunk(site, route))
      const listed = await attempt(() => site.addressesOf(route))
      if ('error' in listed) findings.push(createMissingFinding(route, listed.error))
      else
        for (const address of listed.result) {
          const composed = await composePage(site, address, app)
          pages.push(...composed.pages)
          findings.push(...composed.findings.map(finding => ({ ...finding, page: address.path })))
        }
    }
  }
  return { pages, findings: [...findings, ...findMissingRemotes(site)], unrouted }
}

async function composePage(site: ComposableSite, address: PageAddress, app: string) {
  const composed = await attempt(async () => {
    const page = await site.compose(address)
    // Extract the text for the assistant too: composing for the live site does so, and fails if this fails.
    extractAssistantDocument(page.html, { url: page.path, description: page.loaded.description })
    return page
  })
  const { route, params } = address
  const pages = 'result' in composed ? [composed.result] : []
  const findings = [...new Set(listConsoleLines(composed))].map((line): Finding => ({
    about: 'console',
    what: `It writes into the console while it is composed: ${line}`,
    remedy: 'Take the line out, or mend what it complains about.',
  }))
  if ('error' in composed)
    return { pages, findings: [...findings, createBrokenFinding(site, route, composed.error, app)] }
  const { odd, loaded } = composed.result
  if (odd.length > 0)
    findings.push({
      about: 'data',
      what: `The data that load() gives is not JSON: ${listSome(odd)}. It is written into the HTML as JSON, so in the browser the page would hydrate from something else than it was composed from.`,
      remedy: `Give strings, numbers, booleans, null, lists and plain objects, e.g. a date as an ISO string (mf-*/pages/${route.page}/page.ts).`,
    })
  if (loaded.title !== undefined && Object.keys(params).length === 0)
    findings.push({
      about: 'title',
      what: `It names its own title ("${loaded.title}"), but only addresses with an item or a language in them may: ${route.path} has neither.`,
      remedy: `Take \`title\` out of its definePage; the shell makes the title from the address (shell/routes.ts).`,
    })
  return { pages, findings }
}

function listConsoleLines(composed: Attempt<ComposedPage>): readonly string[] {
  if ('result' in composed) return composed.result.lines
  return composed.error instanceof ReleaseCodeError ? composed.error.lines : []
}

const createUnloadableFinding = (name: string, error: unknown): Finding => ({
  about: 'pages',
  file: 'server/remote.cjs',
  what: `${name} cannot be loaded, so none of its pages composes: ${formatErrorMessage(error)}`,
  remedy: `remote.tsx must export \`remote\`, and nothing that it imports may fail while it is loaded.`,
})

const createMissingFinding = ({ path, remote, page }: HostRoute, error: unknown): Finding => ({
  about: 'pages',
  page: path,
  what: `The shell's route ${path} wants the page "${page}" of ${remote}, and does not get it: ${formatErrorMessage(error)}`,
  remedy: `Name the page "${page}" in ${remote}/remote.tsx, or take ${path} out of shell/routes.ts and release that shell first.`,
})

function createUnroutedFinding({ shell, remotes }: ComposableSite, name: string, page: string): Finding {
  const release = `${name}@${remotes[name]?.version}`
  return {
    about: 'pages',
    what: `shell@${shell.version} has no route to its page "${page}", nor to another page of it: no visitor would see it.`,
    remedy: `Ask the shell's team for a line in shell/routes.ts, { path: '/${page}', remote: '${name}', page: '${page}' }. Both go live in one step: npm run release -- promote shell@<version> ${release}`,
  }
}

/** Checks that a release has a page's chunk `page-<name>`, which documents preload by this name. */
function findMissingChunk({ remotes }: ComposableSite, { path, remote, page }: HostRoute): Finding[] {
  const chunk = `page-${page}`
  const release = remotes[remote]
  if (!release || release.chunks[chunk]) return []
  const what = `There is no chunk "${chunk}", which holds the page of ${path}. There are: ${Object.keys(release.chunks).join(', ')}.`
  const remedy = `Put the page into ${remote}/pages/${page}/page.ts: the folder names the chunk.`
  return [{ about: 'pages', page: path, file: 'release.json', what, remedy }]
}

function createBrokenFinding(site: ComposableSite, route: HostRoute, error: unknown, app: string): Finding {
  if (app === 'shell') {
    const [shell, remote] = [`shell@${site.shell.version}`, route.remote]
    return {
      about: 'pages',
      what: `${describeRouteRelease(site, route)} does not compose with ${shell}: ${formatErrorMessage(error)}`,
      remedy: `Mend the shell, or have the team of ${remote} publish a release that composes with it. Both go live in one step: npm run release -- promote ${shell} ${remote}@<version>. With --unchecked "<why>" its pages stay as they are live.`,
    }
  }
  const isMissing = error instanceof MissingPageError
  return {
    about: 'pages',
    what: isMissing
      ? `staticParams() lists this address, but load() does not find it: ${error.message}`
      : `It does not compose: ${formatErrorMessage(error)}`,
    remedy: isMissing
      ? `Make both read the same list (${route.remote}/pages/${route.page}/page.ts).`
      : `load() and rendering run in Node too: no DOM, no network, and the component must take what load() gives.`,
  }
}

function findMissingRemotes({ shell, remotes, routes }: ComposableSite): Finding[] {
  const without = routes.filter(({ remote }) => !remotes[remote])
  return without.map(({ path, remote }) => ({
    about: 'pages',
    page: path,
    what: `The shell's route ${path} needs the remote "${remote}", of which no release is live.`,
    remedy: `Promote one together with the shell: npm run release -- promote shell@${shell.version} ${remote}@<version>`,
  }))
}

type Attempt<Result> = { readonly result: Result } | { readonly error: unknown }

async function attempt<Result>(task: () => Promise<Result>): Promise<Attempt<Result>> {
  try {
    return { result: await task() }
  } catch (error) {
    return { error }
  }
}
