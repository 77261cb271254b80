import { createHash } from 'node:crypto'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { CONTRACT } from '../contract/remote.ts'
import { containerName, type BuildTarget } from './common-config.ts'
import type { Release } from './release.ts'
import { sharedPackages } from './shared-packages.ts'

/** Writes `release.json` beside the files of a browser build: all that composing and serving ever need to know of it. */
export class ReleaseManifest {
  constructor(private readonly target: BuildTarget) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseManifest', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(this.describe(compilation), null, 2)
          compilation.emitAsset('release.json', new webpack.sources.RawSource(text))
        },
      )
    })
  }

  private describe(compilation: Compilation): Release {
    const { app, version } = this.target
    return {
      name: app,
      version,
      contract: CONTRACT,
      container: containerName(app, version),
      shared: Object.fromEntries(
        Object.entries(sharedPackages).map(([name, { requiredVersion }]) => [name, requiredVersion]),
      ),
      files: Object.fromEntries(
        compilation.getAssets().map(({ name, source }) => [name, describeFile(source.buffer())]),
      ),
      chunks: Object.fromEntries(
        compilation.chunkGroups.flatMap(group => (group.name ? [[group.name, scriptsOf(group)]] : [])),
      ),
    }
  }
}

function describeFile(content: Buffer) {
  return { bytes: content.length, sha384: createHash('sha384').update(content).digest('base64') }
}

function scriptsOf(group: Compilation['chunkGroups'][number]): string[] {
  return group.getFiles().filter(file => file.endsWith('.js') && !file.includes('.hot-update.'))
}
