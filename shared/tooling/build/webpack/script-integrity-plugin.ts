import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import {
  containerNameIn,
  CONTENT_ADDRESS_FOLDER,
  CONTENT_HASH_LENGTH,
  getContentHashes,
  getPublicFileHashes,
} from '../release.ts'
import { sha384 } from '../hashes.ts'

const HASHES = '__SHA384_OF_CHUNKS__'
const PUBLIC_FILES = '__CONTENTS_OF_PUBLIC_FILES__'
/** No file has this hash, so browsers refuse a chunk that the runtime does not know, as any failed load. */
const MATCHES_NOTHING = 'A'.repeat(64)

export const CONTAINER_NAME_EXPRESSION = containerNameIn('__webpack_require__.release')

/** Shorter than webpack's: releases are classic scripts, and hosts pass the share scope to a container. */
const REPLACED_RUNTIME: Readonly<Record<string, string>> = {
  publicPath: `__webpack_require__.p = document.currentScript.src.replace(/[^/]*$/, '');`,
  sharing: '__webpack_require__.S = {};',
}

interface ReleaseNameExpressions {
  /** It runs when the first script starts. */
  readonly release: string
  /** All releases of a remote push their chunks to it; absent if a page never loads two releases. */
  readonly chunkGlobal?: string
}

/**
 * Loads chunks from content addresses, with CORS and `integrity`. The runtime holds the chunk hashes and the
 * HTML holds the runtime's hash, so one hash covers a release.
 */
export class ScriptIntegrityPlugin {
  readonly #release: ReleaseNameExpressions

  constructor(release: ReleaseNameExpressions) {
    this.#release = release
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', compilation => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('ScriptIntegrityPlugin', chunk =>
          compilation.addRuntimeModule(chunk, new HashesRuntimeModule(this.#release)),
        )
      compilation.hooks.runtimeModule.tap('ScriptIntegrityPlugin', module => {
        const code = REPLACED_RUNTIME[module.name]
        if (code !== undefined) module.generate = () => code
      })
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        // Always request with CORS, like the preloads: otherwise browsers would download a file twice. Leave
        // out webpack's attribute `data-webpack`: with it, webpack would mistake a chunk of another release
        // for this one.
        () => `script = document.createElement('script');
script.src = __webpack_require__.tu(url);
script.crossOrigin = 'anonymous';
script.integrity = 'sha384-' + (__webpack_require__.hashes[chunkId] || '${MATCHES_NOTHING}') + (globalThis.scriptCacheBuster || '');`,
      )
      compilation.hooks.processAssets.tap(
        // After minifying and before source maps are made.
        { name: 'ScriptIntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 },
        () => insertHashes(compilation),
      )
    })
  }
}

/** Only the runtime differs between releases, so that an unchanged chunk is the same file. */
class HashesRuntimeModule extends webpack.RuntimeModule {
  readonly #release: ReleaseNameExpressions

  constructor(release: ReleaseNameExpressions) {
    // After webpack has set the names of chunks and the script's folder, and before the code that loads
    // chunks.
    super('hashes of chunks', webpack.RuntimeModule.STAGE_BASIC + 1)
    this.#release = release
  }

  override generate(): string {
    const { release, chunkGlobal } = this.#release
    return `var hashes = (__webpack_require__.hashes = JSON.parse('${HASHES}'));
__webpack_require__.release = ${release};
__webpack_require__.publicFiles = JSON.parse('${PUBLIC_FILES}');
var nameOf = __webpack_require__.u;
// The entry lies there too, or in its version's folder.
__webpack_require__.p = __webpack_require__.p.replace(/(_\\/)?[^/]+\\/$/, '${CONTENT_ADDRESS_FOLDER}/');
__webpack_require__.u = (chunkId) => (hashes[chunkId] || 'unknown').slice(0, ${CONTENT_HASH_LENGTH}).replace(/\\+/g, '-').replace(/\\//g, '_') + '/' + nameOf(chunkId);
${chunkGlobal === undefined ? '' : ownChunks(`globalThis[${JSON.stringify(chunkGlobal)}]`)}`
  }
}

/**
 * Gives a release its own array of chunks. It takes those of scripts whose hash the release knows, and passes
 * all others to the array of another release. A script may contain several chunks.
 */
const ownChunks = (array: string) => `var others = ${array}, take;
var pass = (data) => { if (Array.isArray(others)) others.push(data); };
var isOwn = ([ids], script = document.currentScript) => !script || ids.some((id) => script.integrity.indexOf(hashes[id]) > 0);
Object.defineProperty((${array} = []), 'push', {
  get: () => take ? (data) => (isOwn(data) ? take : pass)(data) : pass,
  set: (callback) => { take = callback; }
});`

function insertHashes(compilation: Compilation): void {
  const values = {
    [HASHES]: Object.fromEntries([...compilation.chunks].flatMap(hashesOf)),
    [PUBLIC_FILES]: namedInBrowsers(compilation),
  }
  for (const { name } of compilation.getAssets()) {
    compilation.updateAsset(name, source => {
      const text = source.source()
      if (typeof text !== 'string' || !text.includes(HASHES)) return source
      const changed = new webpack.sources.ReplaceSource(source)
      for (const [place, value] of Object.entries(values)) {
        // The minifier may have chosen double quotes for the string literal.
        const json = JSON.stringify(value).replaceAll('"', '\\"')
        for (const { index } of text.matchAll(new RegExp(place, 'g'))) {
          changed.replace(index, index + place.length - 1, json)
        }
      }
      return changed
    })
  }

  function hashesOf(chunk: Chunk): [string, string][] {
    if (chunk.hasRuntime() || chunk.id === null) return []
    return [...chunk.files].map(file => [String(chunk.id), sha384(bytesOf(file))])
  }
  function bytesOf(file: string): Buffer {
    const asset = compilation.getAsset(file)
    if (!asset) throw new Error(`${file} belongs to a chunk but was not emitted.`)
    return asset.source.buffer()
  }
}

/** Addresses of all other public files are only in documents and in the pages' data. */
function namedInBrowsers(compilation: Compilation): Readonly<Record<string, string>> {
  const files = compilation.getAssets().map(({ name, source }) => {
    const content = source.buffer()
    return [name, { bytes: content.length, sha384: sha384(content) }] as const
  })
  const all = getPublicFileHashes(getContentHashes(Object.fromEntries(files)))
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !/^(?:fonts|icons|previews)\/|\/\d+$/.test(name)),
  )
}
