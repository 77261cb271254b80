import { dataExpressions, dataOf } from './data-expressions.mjs'
import { hashTree } from './hash-tree.mjs'

/**
 * Runs a files module (`*.files.ts`). Its export `files` are values by name: each becomes a JSON file beside the scripts, too many or
 * too large to be in one. All else that it exports enters the bundle, as with a data module.
 * @param {string} file
 * @param {boolean} isComposing whether files are in the module, since a server build has nothing beside it
 * @returns {{ code: string, emitted: Readonly<Record<string, string>> }} `code` exports `files`, their texts by name if they are in
 * it, and `root`, the hash that vouches for what a browser fetches; `emitted` are the files, by name
 */
export function filesModule(file, isComposing) {
  const { files, ...exported } = dataOf(file)
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const { root, proofs } = hashTree(texts)
  const emitted = Object.entries(texts).map(([name, text]) => [
    name,
    JSON.stringify({ proof: proofs[name], text }),
  ])
  return {
    code: [
      `export const root = ${JSON.stringify(root)}`,
      `export const files = ${isComposing ? JSON.stringify(texts) : '{}'}`,
      ...Object.entries(dataExpressions(exported))
        .filter(([name]) => name !== 'root')
        .map(([name, value]) => `export const ${name} = ${value}`),
    ].join('\n'),
    emitted: isComposing ? {} : Object.fromEntries(emitted),
  }
}
