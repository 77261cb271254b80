import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { sha384 } from './sha384.ts'

/** Stands in the runtime's code until the chunks have their final content. */
const HASHES = '__SHA384_OF_CHUNKS__'
/** A well-formed hash that no file has: what is not known is refused, and the load fails like any other. */
const MATCHES_NOTHING = 'A'.repeat(64)

/**
 * Makes the runtime of a build ask for its chunks with CORS and with the hash that each must have. The hashes stand in the
 * runtime itself (`remoteEntry.js`, or the shell's `main.js`), whose own hash stands in the HTML: so one hash in the page
 * vouches for a whole release. What `scriptsAnew` is for says shell/federation/load-failure.ts.
 */
export class CheckedScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CheckedScripts', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedScripts',
        // webpack alone leaves the attribute out on its own origin, and a preload whose mode differs downloads twice.
        source => `${source}
script.crossOrigin = 'anonymous';
script.integrity = 'sha384-' + (JSON.parse('${HASHES}')[chunkId] || '${MATCHES_NOTHING}') + (globalThis.scriptsAnew || '');`,
      )
      compilation.hooks.processAssets.tap(
        // When everything is minified, and before source maps are made.
        { name: 'CheckedScripts', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => insertHashes(compilation),
      )
    })
  }
}

function insertHashes(compilation: Compilation): void {
  const json = JSON.stringify(Object.fromEntries([...compilation.chunks].flatMap(hashesOf)))
  for (const { name } of compilation.getAssets()) {
    compilation.updateAsset(name, source => {
      const text = source.source()
      if (typeof text !== 'string' || !text.includes(HASHES)) return source
      const changed = new webpack.sources.ReplaceSource(source)
      for (const { index } of text.matchAll(new RegExp(HASHES, 'g'))) {
        // Inside a string literal whose kind of quotes the minifier chose.
        changed.replace(index, index + HASHES.length - 1, json.replaceAll('"', '\\"'))
      }
      return changed
    })
  }

  function hashesOf(chunk: Chunk): [string, string][] {
    if (chunk.hasRuntime() || chunk.id === null) return []
    return [...chunk.files].map(file => [String(chunk.id), sha384(contentOf(file))])
  }
  function contentOf(file: string): Buffer {
    const asset = compilation.getAsset(file)
    if (!asset) throw new Error(`${file} belongs to a chunk but was not emitted.`)
    return asset.source.buffer()
  }
}
