import path from 'node:path'
import { evaluateForBuild, toDataExpressions } from './data-module.mjs'

/** Webpack loader: puts the exports of a data module (`*.data.ts`) into the bundle as plain data. */
export default function dataLoader() {
  // A new file in the module's folder or in content/ also starts a build.
  this.addContextDependency(path.dirname(this.resourcePath))
  this.addContextDependency(path.join(this.rootContext, 'content'))
  return [
    "import { site } from '@kutuhal/contract'",
    ...Object.entries(toDataExpressions(evaluateForBuild(this))).map(
      ([name, value]) => `export const ${name} = ${value}`,
    ),
  ].join('\n')
}
