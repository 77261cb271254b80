import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import typescript from 'typescript'

/**
 * Archive of the types of the exposed modules. `@module-federation/enhanced` unpacks it into
 * `@mf-types/<remote>/`.
 */
export const TYPES_ARCHIVE_FILE = '@mf-types.zip'

/** File with the types of `loadRemote`, for hosts with `@module-federation/enhanced`. */
export const API_TYPES_FILE = '@mf-types.d.ts'

/**
 * Writes the types of a remote's exposed module, `./remote`, next to its container. Replaces the plugin of
 * `@module-federation/enhanced`, whose output contains the time of the build, and types that no host needs.
 * @param folder the folder of the app's sources
 * @param dist the folder of the browser build
 * @throws Error that names an export without a written type, or with a type that the app itself defines
 */
export async function writeFederationTypes(folder: string, dist: string): Promise<void> {
  const file = path.join(folder, 'remote.tsx')
  const types = declarationOf(file, await readFile(file, 'utf8'))
  // A fixed date makes the archive reproducible.
  const packed = zipSync({ 'remote.d.ts': strToU8(types) }, { mtime: '2026-01-01' })
  await writeFile(path.join(dist, TYPES_ARCHIVE_FILE), packed)
  await writeFile(path.join(dist, API_TYPES_FILE), apiTypes)
}

/**
 * Types for `loadRemote`. REMOTE_ALIAS_IDENTIFIER is the plugin's placeholder: a host replaces it by the
 * host's own name for the container.
 */
const apiTypes = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/remote' ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`

/**
 * Returns the type declarations of a module (`.d.ts`). The module's source must write out the type of each
 * export.
 */
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
