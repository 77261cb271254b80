import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { commonConfig, distFolder, type BuildTarget } from './common-config.ts'

/** By the name that shell/composing/document.ts uses. */
const entries = {
  bootstrap: './bootstrap/bootstrap.ts',
  head: './bootstrap/head.ts',
}

/** Even unsupported browsers parse these scripts, to find out whether they are supported: ECMAScript 5. */
export function inlineScriptsConfig(target: BuildTarget): Configuration {
  return {
    ...commonConfig(target),
    name: `${target.app} (inline scripts)`,
    devtool: false,
    target: ['web', 'es5'],
    entry: entries,
    module: { rules: [{ test: /\.ts$/, use: fileURLToPath(new URL('es5-loader.mjs', import.meta.url)) }] },
    output: { path: folderOf(target), filename: '[name].js' },
  }
}

export function readInlineScripts(target: BuildTarget): Readonly<Record<string, string>> {
  const read = (name: string) => readFileSync(path.join(folderOf(target), `${name}.js`), 'utf8')
  return Object.fromEntries(Object.keys(entries).map(name => [name, read(name)]))
}

/** The server build, in the folder above, writes the scripts into documents. */
const folderOf = (target: BuildTarget): string => path.join(distFolder(target), 'server', 'inline')
