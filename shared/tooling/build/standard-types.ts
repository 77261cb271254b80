import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import typescript from 'typescript'

/** The types of what a container exposes, as hosts with `@module-federation/enhanced` unpack them into `@mf-types/<remote>/`. */
export const TYPES = '@mf-types.zip'

/** What `loadRemote` gives for which name, for the same hosts. */
export const API_TYPES = '@mf-types.d.ts'

/**
 * Writes the types of a remote's one exposed module, `./remote`, beside its container. Not left to enhanced's own plugin: that packs the time
 * along, so the same sources give other bytes with every build, and compiles all pages for types that no host can name.
 * @param folder of the app's sources
 * @param dist folder of the browser build
 * @throws Error that names what has no type written down, or one of the app's own, which no host has
 */
export async function writeStandardTypes(folder: string, dist: string): Promise<void> {
  const file = path.join(folder, 'remote.tsx')
  const types = declarationOf(file, await readFile(file, 'utf8'))
  // The same bytes for the same types.
  const packed = zipSync({ 'remote.d.ts': strToU8(types) }, { mtime: '2026-01-01' })
  await writeFile(path.join(dist, TYPES), packed)
  await writeFile(path.join(dist, API_TYPES), apiTypes)
}

/** In the words of enhanced's plugin: a host puts its own name of the container in the place of the first one. */
const apiTypes = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/remote' ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`

/** @returns the types that a module exports, as far as they are written down in it: no other file is read */
function declarationOf(file: string, source: string): string {
  const { outputText, diagnostics = [] } = typescript.transpileDeclaration(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: typescript.JsxEmit.ReactJSX,
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ESNext,
      isolatedDeclarations: true,
      allowImportingTsExtensions: true,
      newLine: typescript.NewLineKind.LineFeed,
    },
  })
  const [wrong] = diagnostics
  if (wrong) {
    const line = (wrong.file?.getLineAndCharacterOfPosition(wrong.start ?? 0).line ?? 0) + 1
    const what = typescript.flattenDiagnosticMessageText(wrong.messageText, ' ')
    throw new Error(
      `${file}:${line} has no types for hosts of others: ${what} Write the type down: export const remote: RemoteModule = …`,
    )
  }
  const own = typescript
    .preProcessFile(outputText, true, true)
    .importedFiles.find(({ fileName }) => fileName.startsWith('.'))
  if (!own) return outputText
  throw new Error(
    `${file} has no types for hosts of others: what it exports has types of ${own.fileName}, which no host has. Export what @kutuhal/contract knows, RemoteModule, and nothing else.`,
  )
}
