/**
 * Prints random comments and exported names, so that someone who does not know the code can judge their
 * clarity.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** Number of lines of code to show under a comment. */
const LINES_OF_CODE = 4

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '45' }, count: { type: 'string', default: '40' } },
})
const random = randomFrom(Number(values.seed))
const count = Number(values.count)
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(file => !file.includes('test-material/'))
const sources = files.map(file =>
  ts.createSourceFile(file, readFileSync(path.join(projectRoot, file), 'utf8'), ts.ScriptTarget.Latest, true),
)

print('Comments', sample(sources.flatMap(commentsIn)))
print('Exported names', sample(sources.flatMap(exportsIn)))

function print(title: string, lines: readonly string[]): void {
  console.log(`${title}\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n`)
}

function commentsIn(source: ts.SourceFile): readonly string[] {
  const comments = new Map<number, string>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of joinLines(
      source.text,
      ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [],
    ))
      comments.set(pos, `${plain(source.text.slice(pos, end))}${linesAfter(source.text, end)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...comments.values()].map(text => `${source.fileName}: ${text}`)
}

/** Joins `//` lines that follow each other into one comment. */
function joinLines(text: string, ranges: readonly ts.CommentRange[]): readonly ts.TextRange[] {
  const joined: { pos: number; end: number; readonly kind: ts.CommentKind }[] = []
  for (const { pos, end, kind } of ranges) {
    const last = joined.at(-1)
    const continues =
      last?.kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      kind === last.kind &&
      !/\n\s*\n/.test(text.slice(last.end, pos))
    if (continues) last.end = end
    else joined.push({ pos, end, kind })
  }
  return joined
}

/** Returns the lines of code that a reader sees under a comment. */
function linesAfter(text: string, end: number): string {
  const lines = text.slice(end).trimStart().split('\n', LINES_OF_CODE)
  return lines.map(line => `\n     | ${line}`).join('')
}

function plain(comment: string): string {
  return comment
    .split('\n')
    .map(line => line.replace(/^\s*(\/\/|\/?\*+\/?)\s?|\s*\*\/$/g, ''))
    .join(' ')
    .trim()
}

function exportsIn(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap(statement => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : isNamed(statement)
        ? [statement.name?.getText() ?? 'default']
        : []
    return names.map(name => `${name} (${source.fileName})`)
  })
}

function isNamed(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
}

function sample(all: readonly string[]): readonly string[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

/** Returns a generator of random numbers from 0 up to 1, the same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
