import webpack, { type Compiler } from 'webpack'

/**
 * Every chunk is asked for with CORS, on its own origin too: webpack alone leaves the attribute out there, and a preload
 * whose mode differs from its script's downloads twice.
 */
export class CrossOriginScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CrossOriginScripts', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CrossOriginScripts',
        source => `${source}\nscript.crossOrigin = 'anonymous';`,
      )
    })
  }
}
