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
 * @param {Record<string, unknown>} data
 * @returns {Record<string, string>} JavaScript expressions, which read site facts from the variable `site`
 */
export function toDataExpressions(data) {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, expressionOf(value)]))
}

function expressionOf(value) {
  return JSON.stringify(value).replace(FACT, (_, fact) => `"+site.${fact}+"`)
}

const FACT = new RegExp(`\\{\\{(${siteFacts.join('|')})\\}\\}`, 'g')

const printer = fileURLToPath(new URL('print-data-module.mjs', import.meta.url))

/** Bytes. */
const MOST = 512 * 1024 * 1024
