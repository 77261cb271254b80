/**
 * The first module of every container: passes container-runtime.ts to the code that
 * `@module-federation/enhanced` generates. It replaces a generated module that contains the path of the build
 * folder, which made containers differ.
 */
import runtime from './container-runtime.ts'

/** The runtime object that webpack's generated code fills and calls. */
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
