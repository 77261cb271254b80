import typescript from 'typescript'
import type { Renaming } from './changelog.ts'

export type RenamingsByPackage = Readonly<Record<string, readonly Renaming[]>>

/**
 * Renames exports of packages in a remote's sources: in imports, and wherever a file uses the imported
 * symbols. Other symbols of the same name stay.
 * @param files absolute paths of sources that use the packages
 * @returns the text of each file that changes
 */
export function applyRenamings(
  files: readonly string[],
  renamings: RenamingsByPackage,
): ReadonlyMap<string, string> {
  // Leave imports unresolved, since only the symbols that a file itself imports matter.
  const options = { noResolve: true, noLib: true, jsx: typescript.JsxEmit.Preserve }
  const program = typescript.createProgram(files, options)
  const checker = program.getTypeChecker()
  const changed = new Map<string, string>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) continue
    const edits = editsOf(source, checker, renamings)
    if (edits.length > 0) changed.set(file, edited(source.text, edits))
  }
  return changed
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function editsOf(
  source: typescript.SourceFile,
  checker: typescript.TypeChecker,
  renamings: RenamingsByPackage,
): readonly Edit[] {
  const paths = new Map(
    Object.values(renamings)
      .flat()
      .map(({ from, to }) => [from, to]),
  )
  const edits: Edit[] = []
  const replace = (node: typescript.Node, text: string) =>
    edits.push({ start: node.getStart(source), end: node.getEnd(), text })

  function visit(node: typescript.Node): void {
    if (typescript.isStringLiteralLike(node)) {
      const to = node.text.includes('/') ? paths.get(node.text) : undefined
      const quote = node.getText(source).charAt(0)
      if (to !== undefined) replace(node, quote + to + quote)
    } else if (typescript.isIdentifier(node)) visitName(node)
    typescript.forEachChild(node, visit)
  }

  function visitName(name: typescript.Identifier): void {
    const { parent } = name
    if (typescript.isImportSpecifier(parent) || typescript.isExportSpecifier(parent)) {
      const isBroughtName = (parent.propertyName ?? parent.name) === name
      const to = isBroughtName ? (newName(parent, name.text) ?? newNameOf(targetOf(parent))) : undefined
      // A re-export keeps its public name, since other files import it.
      const isWholeExport = typescript.isExportSpecifier(parent) && parent.propertyName === undefined
      if (to !== undefined) replace(name, isWholeExport ? `${to} as ${name.text}` : to)
    } else if (typescript.isShorthandPropertyAssignment(parent) && parent.name === name) {
      const to = newNameOf(checker.getShorthandAssignmentValueSymbol(parent))
      if (to !== undefined) replace(name, `${name.text}: ${to}`)
    } else {
      const to = newNameOf(checker.getSymbolAtLocation(name))
      if (to !== undefined) replace(name, to)
    }
  }

  const targetOf = (parent: typescript.ImportOrExportSpecifier) =>
    typescript.isExportSpecifier(parent) ? checker.getExportSpecifierLocalTargetSymbol(parent) : undefined

  /** Returns the new name of an imported symbol; undefined if the file imports it under an alias (`as`). */
  function newNameOf(symbol: typescript.Symbol | undefined): string | undefined {
    const declaration = symbol?.declarations?.find(typescript.isImportSpecifier)
    if (!declaration || declaration.propertyName !== undefined) return undefined
    return newName(declaration, declaration.name.text)
  }

  function newName(specifier: typescript.ImportOrExportSpecifier, name: string): string | undefined {
    const statement = typescript.findAncestor(specifier, isFromModule)
    const from = statement?.moduleSpecifier
    if (!from || !typescript.isStringLiteral(from)) return undefined
    const owner = from.text.split('/', from.text.startsWith('@') ? 2 : 1).join('/')
    return renamings[owner]?.find(renaming => renaming.from === name)?.to
  }

  visit(source)
  return edits
}

const isFromModule = (node: typescript.Node) =>
  typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)

function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end), text)
}
