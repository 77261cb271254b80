import { createHash } from 'node:crypto'
import { dataExpressions, dataOf } from '@kutuhal/build/data-modules/data-expressions.mjs'
import { filesModule } from '@kutuhal/build/data-modules/files-module.mjs'

/** Lets unit tests import data and files modules as the build does: what they export, and nothing of how they come by it. */
export default {
  process: (_, file) => ({ code: codeOf(file) }),
  // What counts is not its own text but what it has read.
  getCacheKey: (_, file) => createHash('sha256').update(codeOf(file)).digest('hex'),
}

function codeOf(file) {
  const code = codes.get(file) ?? write(file)
  codes.set(file, code)
  return code
}

/** By file: each runs once for a process. */
const codes = new Map()

function write(file) {
  const site = "const { site } = require('@kutuhal/contract')"
  if (/\.files\.ts$/.test(file))
    return `${site}\n${filesModule(file, true).code.replaceAll(/^export const /gm, 'exports.')}`
  const values = Object.entries(dataExpressions(dataOf(file)))
  return [site, ...values.map(([name, value]) => `exports.${name} = ${value}`)].join('\n')
}
