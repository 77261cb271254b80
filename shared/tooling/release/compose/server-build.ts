/**
 * Runs the server builds of releases. What a build may import is handed to it, so composing depends on the pinned releases and on
 * nothing that happens to be installed where it runs.
 */
import { readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { RemoteModule } from '@kutuhal/contract'
import type { HostServer } from '@kutuhal/contract/composition.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { codeOf } from '../store/error-code.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import { nameOf } from './pinned-releases.ts'

/**
 * The shell's build, with Node's own modules as its only imports. Each call runs it anew: what one site composes with, no other
 * has ever touched.
 * @throws Error if the release has none
 */
export async function runHost(store: Store, shell: Release): Promise<HostServer> {
  const { host } = await run<{ host?: HostServer }>(store, shell, 'shell.cjs', name => {
    if (isBuiltin(name)) return nodeModule(name)
    throw new Error(`${nameOf(shell)} asks for "${name}", which it should bring along. Build it again.`)
  })
  if (host) return host
  throw new Error(`${nameOf(shell)} exports no \`host\`. shell/composing/server.tsx must.`)
}

/**
 * A remote's build, with the host's share scope as its only imports.
 * @returns nothing if it exports no `remote`
 * @throws Error if it asks for anything else, or whatever it throws while it is loaded
 */
export async function runRemote(
  store: Store,
  release: Release,
  { shareScope }: HostServer,
): Promise<RemoteModule | undefined> {
  const { remote } = await run<{ remote?: RemoteModule }>(store, release, 'remote.cjs', name => {
    if (Object.hasOwn(shareScope, name)) return shareScope[name]
    throw new Error(
      `${nameOf(release)} asks for "${name}" while it is composed, which the shell does not share. Shared are: ${Object.keys(shareScope).join(', ')}.`,
    )
  })
  return remote
}

const nodeModule = createRequire(import.meta.url)

/** @param imports gives what the build asks for by a name */
async function run<Exports>(
  store: Store,
  release: Release,
  name: string,
  imports: (name: string) => unknown,
): Promise<Exports> {
  const file = path.resolve(releaseFolder(store, release.name, release.version), 'server', name)
  const source = await readFile(file, 'utf8').catch((cause: unknown) => {
    const why =
      codeOf(cause) === 'ENOENT'
        ? `It was built for contract ${release.contract}, by a build that made none, or the store is damaged.`
        : `It cannot be read: ${String(cause)}.`
    throw new Error(
      `${nameOf(release)} has no server/${name} to compose with. ${why} Publish its sources again under a new version.`,
      { cause },
    )
  })
  const module: { exports: unknown } = { exports: {} }
  const build = compileFunction(source, ['module', 'exports', 'require'], { filename: file })
  Reflect.apply(build, undefined, [module, module.exports, imports])
  // Written by our own build (shared/tooling/build/server-config.ts).
  return module.exports as Exports
}
