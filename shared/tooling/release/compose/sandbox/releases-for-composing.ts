/** Opens the releases of a site for composing. Each remote gets its own process when it is needed. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Params } from '@kutuhal/contract'
import type { Composition, DocumentScripts, HostRoute, SiteFile } from '@kutuhal/contract/composition.ts'
import type { z } from 'zod'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { getErrorCode } from '../../store/error-code.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { formatReleaseName, type PinnedRelease } from '../pinned-releases.ts'
import {
  pageAddressesResponseSchema,
  documentResponseSchema,
  exposedModulesSchema,
  siteFilesResponseSchema,
  pageResponseSchema,
  routesResponseSchema,
  type ExposedModules,
  type PageDescription,
} from './answers.ts'
import { startSandboxProcess, type SandboxResponse, type SandboxProcess } from './release-process.ts'

export interface SandboxedReleases {
  readonly routes: readonly HostRoute[]
  readonly url: string
  readonly composition: Composition
  /** @throws Error if the release cannot be loaded */
  remote(release: PinnedRelease): Promise<SandboxedRemote>
  notFound(scripts: DocumentScripts): Promise<string>
  /** @param expires expiry date of security.txt, as in the contract's `SiteFilesInput` */
  files(pages: readonly PageInWords[], expires?: string): Promise<readonly SiteFile[]>
  close(): void
}

export interface SandboxedRemote {
  readonly exposed: ExposedModules
  addressesOf(page: string): Promise<readonly Params[]>
  page(asked: AskedPage): Promise<SandboxResponse<z.output<typeof pageResponseSchema>>>
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

/**
 * Time limit for a page to list its addresses or load its data, since it only reads its release's files; ms.
 */
const PAGE_TIMEOUT_MS = 5000

/**
 * Starts a process for the shell; processes for remotes start when they are needed.
 * @param compositionFor function that returns the composition data, given the shell's data about the site
 * @throws Error if the shell cannot be loaded
 */
export async function startSandboxedReleases(
  store: Store,
  shell: PinnedRelease,
  compositionFor: (site: { readonly gatewayUrl: string }) => Composition,
): Promise<SandboxedReleases> {
  const shellBuild = await readServerBuild(store, shell)
  const processes: SandboxProcess[] = []
  const remotes = new Map<string, Promise<SandboxedRemote>>()
  function started(): SandboxProcess {
    const process = startSandboxProcess()
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
      throw new Error(`${formatReleaseName(shell)} does not compose. ${why}`, { cause })
    }
  }
  const { routes, site } = await shellSays('openShell', { shell: shellBuild }, routesResponseSchema)
  const composition = compositionFor(site)

  async function open(release: PinnedRelease): Promise<SandboxedRemote> {
    const build = await readServerBuild(store, release)
    const own = started()
    const given = { shell: shellBuild, remote: build, composition, pageMs: PAGE_TIMEOUT_MS }
    const { result: exposed } = await own.ask('openRemote', given, exposedModulesSchema)
    return {
      exposed,
      addressesOf: async page => (await own.ask('addresses', { page }, pageAddressesResponseSchema)).result,
      page: asked => own.ask('page', asked, pageResponseSchema),
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
    notFound: async scripts =>
      (await host.ask('notFound', { composition, scripts }, documentResponseSchema)).result,
    files: async (pages, expires) =>
      (await host.ask('files', { composition, pages, expires }, siteFilesResponseSchema)).result,
    close() {
      for (const each of processes) each.close()
    },
  }
}

/** A release's code for composing: one module, which contains or receives all its imports. */
interface ServerBuild {
  /** Name of the module in stack traces. */
  readonly name: string
  readonly source: string
}

/** Reads a release's code for composing. @throws Error if the release has no server build */
async function readServerBuild(store: Store, release: Release): Promise<ServerBuild> {
  const name = release.name === 'shell' ? 'shell.cjs' : 'remote.cjs'
  const file = path.join(releaseFolder(store, release.name, release.version), 'server', name)
  const source = await readFile(file).catch((cause: unknown) => {
    const why =
      getErrorCode(cause) === 'ENOENT'
        ? `It was built for contract ${release.contract}, by a build that made none, or the store is damaged.`
        : `It cannot be read: ${String(cause)}.`
    throw new Error(
      `${formatReleaseName(release)} has no server/${name} to compose with. ${why} Publish its sources again under a new version.`,
      { cause },
    )
  })
  if (sha384(source) !== release.files[`server/${name}`]?.sha384) {
    throw new Error(
      `${formatReleaseName(release)} does not count as a release: its server/${name} has other content than was built. Let its team publish it, as a new version.`,
    )
  }
  return { name: `${formatReleaseName(release)}/server/${name}`, source: source.toString() }
}
