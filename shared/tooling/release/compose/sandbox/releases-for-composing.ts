/** Opens the releases of a site for composing. Each remote gets its own process when it is needed. */
import type { Params } from '@kutuhal/contract'
import type { Composition, DocumentScripts, HostRoute, SiteFile } from '@kutuhal/contract/composition.ts'
import type { z } from 'zod'
import type { Store } from '../../store/store.ts'
import { releaseName, type PinnedRelease } from '../pinned-releases.ts'
import { readServerBuild } from '../server-build.ts'
import {
  addressesAnswer,
  documentAnswer,
  exposedModulesAnswer,
  filesAnswer,
  pageAnswer,
  routesAnswer,
  type ExposedModules,
  type PageDescription,
} from './answers.ts'
import { startReleaseProcess, type ReleaseAnswer, type ReleaseProcess } from './release-process.ts'

export interface ReleasesForComposing {
  readonly routes: readonly HostRoute[]
  readonly url: string
  readonly composition: Composition
  /** @throws Error if the release cannot be loaded */
  remote(release: PinnedRelease): Promise<RemoteForComposing>
  notFound(scripts: DocumentScripts): Promise<string>
  /** @param expires expiry date of security.txt, as in the contract's `SiteFilesInput` */
  files(pages: readonly PageInWords[], expires?: string): Promise<readonly SiteFile[]>
  close(): void
}

export interface RemoteForComposing {
  readonly exposed: ExposedModules
  addressesOf(page: string): Promise<readonly Params[]>
  page(asked: AskedPage): Promise<ReleaseAnswer<z.output<typeof pageAnswer>>>
}

interface AskedPage {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
  readonly scripts: DocumentScripts
}

interface PageInWords extends PageDescription {
  readonly path: string
}

/** Time limit for a page to list its addresses or load its data: it only reads its own files; ms. */
const PAGE_TIMEOUT_MS = 5000

/**
 * @param compositionFor receives the shell's data about the site
 * @throws Error if the shell cannot be loaded
 */
export async function startReleases(
  store: Store,
  shell: PinnedRelease,
  compositionFor: (site: { readonly gatewayUrl: string }) => Composition,
): Promise<ReleasesForComposing> {
  const shellBuild = await readServerBuild(store, shell)
  const processes: ReleaseProcess[] = []
  const remotes = new Map<string, Promise<RemoteForComposing>>()
  function started(): ReleaseProcess {
    const process = startReleaseProcess()
    processes.push(process)
    return process
  }

  const host = started()
  async function shellSays<Shape extends z.ZodType>(ask: string, given: object, shape: Shape) {
    try {
      return (await host.ask(ask, given, shape)).result
    } catch (cause) {
      host.close()
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${releaseName(shell)} does not compose. ${why}`, { cause })
    }
  }
  const { routes, site } = await shellSays('openShell', { shell: shellBuild }, routesAnswer)
  const composition = compositionFor(site)

  async function open(release: PinnedRelease): Promise<RemoteForComposing> {
    const build = await readServerBuild(store, release)
    const own = started()
    const given = { shell: shellBuild, remote: build, composition, pageMs: PAGE_TIMEOUT_MS }
    const { result: exposed } = await own.ask('openRemote', given, exposedModulesAnswer)
    return {
      exposed,
      addressesOf: async page => (await own.ask('addresses', { page }, addressesAnswer)).result,
      page: asked => own.ask('page', asked, pageAnswer),
    }
  }

  return {
    routes,
    url: site.url,
    composition,
    remote(release) {
      const opened = remotes.get(release.name) ?? open(release)
      remotes.set(release.name, opened)
      return opened
    },
    notFound: async scripts => (await host.ask('notFound', { composition, scripts }, documentAnswer)).result,
    files: async (pages, expires) =>
      (await host.ask('files', { composition, pages, expires }, filesAnswer)).result,
    close() {
      for (const each of processes) each.close()
    },
  }
}
