import path from 'node:path'
import { filesModule } from './files-module.mjs'

/** Webpack loader: a files module (`*.files.ts`) puts files beside the scripts, in `content/`, and gives the hash that vouches for them. */
export default function filesLoader() {
  this.addContextDependency(path.join(this.rootContext, 'content'))
  const { code, emitted } = filesModule(this.resourcePath, this.getOptions().isComposing)
  for (const [name, text] of Object.entries(emitted)) this.emitFile(`content/${name}.json`, text)
  return `import { site } from '@kutuhal/contract'\n${code}`
}
