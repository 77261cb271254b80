import { toDataExpressions, evaluateDataModule } from './data-expressions.mjs'
import { hashTree } from './hash-tree.mjs'

/**
 * Runs a files module (`*.files.ts`). Each value of its export `files` becomes a JSON file next to the
 * scripts: together they are too large for one script. Its other exports enter the bundle.
 * @param {string} file
 * @param {boolean} isComposing whether to put the files into the module, as a server build needs
 * @returns {{ code: string, emitted: Readonly<Record<string, string>> }} `code` exports `root`, the hash that
 *   covers the files, and `files` if they are in the module; `emitted` are the files, by name
 */
export function runFilesModule(file, isComposing) {
  const { files, ...exported } = evaluateDataModule(file)
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
      ...Object.entries(toDataExpressions(exported))
        .filter(([name]) => name !== 'root')
        .map(([name, value]) => `export const ${name} = ${value}`),
    ].join('\n'),
    emitted: isComposing ? {} : Object.fromEntries(emitted),
  }
}
