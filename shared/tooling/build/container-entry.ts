/**
 * The first module of every container: hands the code that `@module-federation/enhanced` writes into `remoteEntry.js` its runtime. In the place of
 * the module that the plugin writes itself, a new one for every build, which names the folder that it was built in: no two copies of the
 * project gave the same container.
 */
import runtime from './container-runtime.ts'

/** What the generated code has put there by now, and what it calls later. */
interface Federation extends Partial<typeof runtime> {
  instance?: unknown
  /** There in containers that want shared packages before any chunk runs; ours have none. */
  readonly installInitialConsumes?: () => void
}

declare const __webpack_require__: { federation: Federation }

const federation: Federation = { ...runtime, ...__webpack_require__.federation }
federation.instance ??= runtime.bundlerRuntime.init()
__webpack_require__.federation = federation
federation.installInitialConsumes?.()
