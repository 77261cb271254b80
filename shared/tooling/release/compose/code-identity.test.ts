import { readFileSync, realpathSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { listSourceFiles } from '@kutuhal/build/provenance/source-version.ts'
import { composerHashInputs } from './code-identity.ts'

it('counts for a generation all the code that runs', () => {
  const { sources, packages } = composerHashInputs
  const { files, imported } = closureOf('shared/tooling/release/compose/compose-after.ts')
  const counted = new Set(listSourceFiles(sources))
  expect(files.filter(file => !counted.has(file))).toEqual([])
  expect([...packages].sort()).toEqual(imported)
})

interface Closure {
  /** From the project's root. */
  readonly files: readonly string[]
  readonly imported: readonly string[]
}

/** At run time, directly or indirectly. */
function closureOf(entry: string): Closure {
  const files = new Set<string>()
  const imported = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const name of importsOf(path.join(projectRoot, file))) {
      const own = ownFile(name, file)
      if (own !== undefined) waiting.push(own)
      else if (!isBuiltin(name)) imported.add(packageOf(name))
    }
  }
  return { files: [...files].sort(), imported: [...imported].sort() }
}

const importsByFile = new Map<string, string[]>()

/** Type imports do not exist at run time. */
function importsOf(file: string): string[] {
  const found = importsByFile.get(file)
  if (found) return found
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  })
  const workers = [...outputText.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].flatMap(([, name]) =>
    name?.endsWith('js') ? [name] : [],
  )
  const imported = [
    ...ts.preProcessFile(outputText).importedFiles.map(({ fileName }) => fileName),
    ...workers,
  ]
  importsByFile.set(file, imported)
  return imported
}

function ownFile(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name)
  if (!name.startsWith('@kutuhal/')) return undefined
  return path.relative(projectRoot, realpathSync(createRequire(path.join(projectRoot, from)).resolve(name)))
}

function packageOf(name: string): string {
  const parts = name.split('/')
  return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
}
