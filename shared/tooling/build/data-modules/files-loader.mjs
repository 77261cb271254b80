import { readdirSync } from 'node:fs'
import path from 'node:path'
import { evaluateForBuild, toFilesModule } from './data-module.mjs'

/** Webpack loader: emits the files that a files module (`*.files.ts`) makes, and keeps its other exports. */
export default function filesLoader() {
  // The module may import from any folder of the app.
  const folders = readdirSync(this.rootContext, { withFileTypes: true }).filter(entry => entry.isDirectory())
  for (const { name } of folders)
    if (name !== 'dist' && name !== 'node_modules')
      this.addContextDependency(path.join(this.rootContext, name))
  const { code, emitted } = toFilesModule(evaluateForBuild(this), this.getOptions().isComposing)
  for (const [name, text] of Object.entries(emitted)) this.emitFile(`content/${name}.json`, text)
  return `import { site } from '@kutuhal/contract'\n${code}`
}
