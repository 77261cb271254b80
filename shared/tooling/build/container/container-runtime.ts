/**
 * Takes shared packages from the host: `init` receives the host's share scope, and each package loads before
 * the chunk that needs it. Smaller than `@module-federation/webpack-bundler-runtime`, which negotiates
 * versions. `remoteEntry.js` calls the functions below by name (container-entry.ts).
 */
import { isInRange, type CaretRange, type ShareScope } from '@kutuhal/contract/share-scope.ts'

/** webpack's `require` in a container: the parts that are used here. */
interface ContainerRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>
  readonly S: Record<string, ShareScope>
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>
  }
}

interface Consumed {
  readonly shareKey: string
  readonly requiredVersion: CaretRange
}

interface ChunkConsumes {
  readonly webpackRequire: ContainerRequire
  readonly chunkId: string | number
  readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>
  readonly promises: unknown[]
}

interface Initialisation {
  readonly webpackRequire: ContainerRequire
  readonly shareScope: ShareScope
}

const bundlerRuntime = {
  /** The generated code expects an instance from `init`, which these containers do not have. */
  init: () => ({}),
  initContainerEntry({ webpackRequire, shareScope }: Initialisation): void {
    webpackRequire.S['default'] = shareScope
  },
  consumes({ webpackRequire, chunkId, chunkMapping, promises }: ChunkConsumes): void {
    for (const id of chunkMapping[chunkId] ?? []) promises.push(provide(webpackRequire, id))
  },
}

/** @throws Error if the host lacks a shared module or has another version */
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

// The generated code only checks that `runtime` exists.
export default { runtime: {}, bundlerRuntime }
