import { toDataExpressions, evaluateDataModule } from './data-expressions.mjs'

/**
 * Runs a files module (`*.files.ts`). Each text in its export `files` becomes a JSON file next to the
 * scripts: together they are too large for one script. Its other exports enter the bundle.
 * @param {string} file
 * @param {boolean} isComposing whether to put the files into the module, as a server build needs
 * @returns {{ code: string, emitted: Readonly<Record<string, string>> }} the exports, and the files by name
 */
export function runFilesModule(file, isComposing) {
  const { files, ...exported } = evaluateDataModule(file)
  const lines = Object.entries(toDataExpressions(exported))
  // The texts are not data: who reads them fills in the site's facts.
  lines.push(['files', isComposing ? JSON.stringify(files) : '{}'])
  return {
    code: lines.map(([name, value]) => `export const ${name} = ${value}`).join('\n'),
    emitted: isComposing ? {} : files,
  }
}
