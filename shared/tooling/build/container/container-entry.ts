/**
 * The first module of every container. It replaces a module that `@module-federation/enhanced` generates,
 * which contains the path of the build folder.
 */
import runtime from './container-runtime.ts'

interface Federation extends Partial<typeof runtime> {
  instance?: unknown
  /** Only containers that need shared packages before any chunk runs have this function. */
  readonly installInitialConsumes?: () => void
}

declare const __webpack_require__: { federation: Federation }

const federation: Federation = { ...runtime, ...__webpack_require__.federation }
federation.instance ??= runtime.bundlerRuntime.init()
__webpack_require__.federation = federation
federation.installInitialConsumes?.()
