/**
 * The first module of every container: passes the runtime to the code that `@module-federation/enhanced`
 * generates. It replaces the module that the plugin generates, which names the build folder and so makes
 * containers differ between copies of the project.
 */
import runtime from './container-runtime.ts'

/** The runtime object that webpack's generated code fills and calls. */
interface Federation extends Partial<typeof runtime> {
  instance?: unknown
  /** Exists only in containers that need shared packages before any chunk runs. */
  readonly installInitialConsumes?: () => void
}

declare const __webpack_require__: { federation: Federation }

const federation: Federation = { ...runtime, ...__webpack_require__.federation }
federation.instance ??= runtime.bundlerRuntime.init()
__webpack_require__.federation = federation
federation.installInitialConsumes?.()
