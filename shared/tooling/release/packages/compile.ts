import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import typescript from 'typescript'

/**
 * Node does not strip types below node_modules. Changes imports to the compiled names (`./page.ts` to
 * `./page.js`).
 * @returns the text of each file, by its path from the project's root
 * @throws Error with the compiler's messages, or if a source imports a file that is not in `sources`
 */
export function compileSources(sources: readonly string[]): ReadonlyMap<string, string> {
  const program = typescript.createProgram([...sources.map(each => path.join(projectRoot, each)), globals], {
    ...options(),
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: projectRoot,
    outDir: projectRoot,
  })
  const known = new Set(sources)
  const compiled = new Map<string, string>()
  const missing = new Set<string>()
  const { diagnostics } = program.emit(undefined, (file, text, _, __, origins) => {
    for (const { fileName } of origins ?? []) {
      const source = fromRoot(fileName)
      if (known.has(source)) compiled.set(fromRoot(file), text)
      else missing.add(source)
    }
  })
  if (diagnostics.length > 0) throw new Error(typescript.formatDiagnostics(diagnostics, inRoot))
  if (missing.size > 0) {
    throw new Error(
      `Published files import ${[...missing].join(', ')}, which is not published. Add it to "files" of its package.json, or do without.`,
    )
  }
  return compiled
}

const globals = path.join(projectRoot, 'shared/contract/globals.d.ts')

const fromRoot = (file: string): string => path.relative(projectRoot, file).split(path.sep).join('/')

const inRoot: typescript.FormatDiagnosticsHost = {
  getCurrentDirectory: () => projectRoot,
  getCanonicalFileName: file => file,
  getNewLine: () => '\n',
}

function options(): typescript.CompilerOptions {
  const file = path.join(projectRoot, 'tsconfig.base.json')
  const read: { readonly config?: unknown; readonly error?: typescript.Diagnostic } =
    typescript.readConfigFile(file, name => typescript.sys.readFile(name))
  if (read.error) throw new Error(typescript.formatDiagnostics([read.error], inRoot))
  const json = read.config instanceof Object ? { ...read.config, include: [], files: [globals] } : {}
  return typescript.parseJsonConfigFileContent(json, typescript.sys, projectRoot).options
}
