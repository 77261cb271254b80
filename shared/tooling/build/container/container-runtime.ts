/**
 * Takes shared packages from the host: `init` receives the host's share scope, and each package loads before
 * the chunk that needs it. Smaller than `@module-federation/webpack-bundler-runtime`, which negotiates
 * versions. `remoteEntry.js` calls the functions below by name (container-entry.ts).
 */
import { isInRange, type CaretRange, type ShareScope } from '@kutuhal/contract/share-scope.ts'

/** webpack's `require` in a container: the parts that are used here. */
interface ContainerRequire {
  /** Module factories by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
  /** Share scopes by name. */
  readonly S: Record<string, ShareScope>
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>
  }
}

/** What the build knows about a package that the host provides. */
interface Consumed {
  readonly shareKey: string
  readonly requiredVersion: CaretRange
}

interface ChunkConsumes {
  readonly webpackRequire: ContainerRequire
  readonly chunkId: string | number
  /** The ids of the shared modules that each chunk needs, by the chunk's id. */
  readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>
  /** Promises that a chunk waits for before it runs. */
  readonly promises: unknown[]
}

interface Initialisation {
  readonly webpackRequire: ContainerRequire
  readonly shareScope: ShareScope
}

const bundlerRuntime = {
  /**
   * The generated code expects a runtime instance from `init`. Containers here have none, so return an empty
   * object.
   */
  init: () => ({}),
  initContainerEntry({ webpackRequire, shareScope }: Initialisation): void {
    webpackRequire.S['default'] = shareScope
  },
  consumes({ webpackRequire, chunkId, chunkMapping, promises }: ChunkConsumes): void {
    for (const id of chunkMapping[chunkId] ?? []) promises.push(provide(webpackRequire, id))
  },
}

/** Makes a shared module ready to run. @throws Error if the host lacks it or has another version */
async function provide({ m, S, consumesLoadingData }: ContainerRequire, id: string | number): Promise<void> {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!consumed) return
  const { shareKey, requiredVersion } = consumed
  const versions = S['default']?.[shareKey] ?? {}
  const [, shared] = Object.entries(versions).find(([version]) => isInRange(version, requiredVersion)) ?? []
  if (!shared) {
    const found = Object.keys(versions).join(', ') || 'nothing of that name'
    throw new Error(`${__RELEASE__} wants ${shareKey} ${requiredVersion}, and the shell brings ${found}.`)
  }
  const factory = await shared.get()
  m[id] = module => {
    module.exports = factory()
  }
}

// `runtime` may be empty, because the generated code only checks that it exists.
export default { runtime: {}, bundlerRuntime }
