import { createHash } from 'node:crypto'
import { dataExpressions } from '@kutuhal/build/data-modules/data-expressions.mjs'

/** Lets unit tests import data modules as the build does: what they export, and nothing of how they come by it. */
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
  const values = Object.entries(dataExpressions(file))
  return [
    "const { site } = require('@kutuhal/contract')",
    ...values.map(([name, value]) => `exports.${name} = ${value}`),
  ].join('\n')
}
