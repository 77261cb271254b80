import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteFacts } from './site-facts.mjs'

/**
 * Runs a data module in a new process, so that no module is cached between runs, and waits for it, since
 * Jest's transforms are synchronous. Plain JavaScript, since a webpack loader imports it.
 * @param {string} file
 * @returns {Record<string, unknown>} its exports
 */
export function evaluateDataModule(file) {
  const args = ['--import', import.meta.resolve('tsx'), printer, file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: MOST })
  if (status !== 0) throw new Error(stderr.trim())
  return JSON.parse(stdout)
}

/**
 * A release runs each module once, for browsers and for composing. Others run it whenever a source changes.
 * @param {{ mode: string, resourcePath: string }} loader context of a webpack loader
 * @returns {Record<string, unknown>} its exports
 */
export function evaluateForBuild({ mode, resourcePath }) {
  const data = known.get(resourcePath) ?? evaluateDataModule(resourcePath)
  if (mode === 'production') known.set(resourcePath, data)
  return data
}

const known = new Map()

/**
 * @param {Record<string, unknown>} data
 * @returns {Record<string, string>} JavaScript expressions, which read site facts from the variable `site`
 */
export function toDataExpressions(data) {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, expressionOf(value)]))
}

/**
 * Each text in the export `files` of a files module (`*.files.ts`) becomes a JSON file next to the scripts:
 * together they are too large for one script. Its other exports enter the bundle.
 * @param {Record<string, unknown>} data the exports
 * @param {boolean} isComposing whether to put the files into the module, as a server build needs
 * @returns {{ code: string, emitted: Readonly<Record<string, string>> }} the exports, and the files by name
 */
export function toFilesModule({ files, ...exported }, isComposing) {
  const lines = Object.entries(toDataExpressions(exported))
  // The texts are not data: who reads them fills in the site's facts.
  lines.push(['files', isComposing ? JSON.stringify(files) : '{}'])
  return {
    code: lines.map(([name, value]) => `export const ${name} = ${value}`).join('\n'),
    emitted: isComposing ? {} : files,
  }
}

function expressionOf(value) {
  return JSON.stringify(value).replace(FACT, (_, fact) => `"+site.${fact}+"`)
}

const FACT = new RegExp(`\\{\\{(${siteFacts.join('|')})\\}\\}`, 'g')

const printer = fileURLToPath(new URL('print-data-module.mjs', import.meta.url))

/** Bytes. */
const MOST = 512 * 1024 * 1024
