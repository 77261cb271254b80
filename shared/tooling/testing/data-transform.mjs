import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  evaluateDataModule,
  toDataExpressions,
  toFilesModule,
} from '@kutuhal/build/data-modules/data-module.mjs'

/**
 * Jest's transform for data modules (`*.data.ts`) and files modules (`*.files.ts`): runs the module now, as a
 * build does, so that tests import only the values of its exports.
 */
export default {
  process: (_, file) => ({ code: codeOf(file) }),
  // Hash everything that the module may read, so that Jest can cache the result: running the module takes
  // half a second in each worker.
  getCacheKey: (_, file) =>
    createHash('sha256')
      .update(file)
      .update(inputsOf(appOf(file)))
      .digest('hex'),
}

/**
 * Whether this file is in an installed package, as in a remote's own repository. Data modules there depend
 * only on the files of that remote, and on packages, which the lock file determines.
 */
const isInstalled = import.meta.url.includes('/node_modules/')
const root = isInstalled ? process.cwd() : fileURLToPath(new URL('../../..', import.meta.url))
const appOf = file => (isInstalled ? '.' : path.relative(root, file).split(path.sep)[0])

/** Files and folders that every data module may depend on, in addition to its own app's folder. */
const common = isInstalled
  ? ['package-lock.json']
  : [
      'shared/contract',
      'shared/tooling/build',
      'shared/tooling/testing/data-transform.mjs',
      'package-lock.json',
    ]

/** Hashes by app; each app's files are read once per process. */
const known = new Map()

/** Hashes everything that an app's data modules can read: file names, and contents of text files. */
function inputsOf(app) {
  const inputs = known.get(app) ?? hashOf([app, ...common])
  known.set(app, inputs)
  return inputs
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(source => filesIn(path.join(root, source)))) {
    hash.update(`${file}\n`)
    if (/\.(tsx?|m?js|html|json|ya?ml)$/.test(file)) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(source) {
  if (path.extname(source) !== '' && !source.endsWith('/.')) return [source]
  return readdirSync(source, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(source, entry.name)
      return entry.isDirectory() ? filesIn(file) : [file]
    })
}

function codeOf(file) {
  const site = "const { site } = require('@kutuhal/contract')"
  const data = evaluateDataModule(file)
  if (/\.files\.ts$/.test(file))
    return `${site}\n${toFilesModule(data, true).code.replaceAll(/^export const /gm, 'exports.')}`
  const values = Object.entries(toDataExpressions(data))
  return [site, ...values.map(([name, value]) => `exports.${name} = ${value}`)].join('\n')
}
