/** Tests that imports run one way, and that folders can be read at a glance. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const packages: Readonly<Record<string, string>> = {
  contract: 'shared/contract',
  ui: 'shared/ui',
  build: 'shared/tooling/build',
  release: 'shared/tooling/release',
  testing: 'shared/tooling/testing',
  'create-remote': 'shared/tooling/create-remote',
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    file =>
      file !== '' &&
      existsSync(path.join(projectRoot, file)) &&
      !/\.(test|spec)\.|\/(fixtures|template(-own)?)\//.test(file),
  )

const imports: Graph = new Map(files.map(file => [file, new Set(importedBy(file))]))

/** Lists the files that a file imports: relative imports, and those of this project's packages. */
function importedBy(file: string): readonly string[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8')
  return [...text.matchAll(/^(?:import|export)\s[^'"]*?\bfrom\s+'([^']+)'/gm)].flatMap(([, name = '']) => {
    const [, own = '', rest = ''] = /^@kutuhal\/([\w-]+)\/(.+)$/.exec(name) ?? []
    if (packages[own] !== undefined) return [`${packages[own]}/${rest}`]
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []
  })
}

function cycleIn(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...way, node])
      if (found) return found
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found) return found
  }
  return undefined
}

function graphOf(folderOf: (file: string) => string | undefined): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    const from = folderOf(file)
    for (const to of [...imported].map(folderOf)) {
      if (from === undefined || to === undefined || from === to) continue
      folders.set(from, (folders.get(from) ?? new Set()).add(to))
    }
  }
  return folders
}

it('finds a cycle', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['b'])],
  ])
  expect(cycleIn(graph)).toEqual(['b', 'd', 'b'])
  expect(imports.size).toBeGreaterThan(500)
  expect([...imports.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(1000)
})

it('has no cycle of files', () => {
  expect(cycleIn(imports)).toBeUndefined()
})

it.each([
  [
    'the tooling',
    /^shared\/(?:contract|ui|tooling\/release\/[\w-]+|tooling\/(?:build|create-remote|drawings))(?=\/)/,
  ],
  ['the release check', /^shared\/tooling\/release\/check\/[\w-]+(?=\/)/],
])('has no cycle of folders in %s', (_, folder) => {
  expect(cycleIn(graphOf(file => folder.exec(file)?.[0]))).toBeUndefined()
})

/** The most files of a folder, tests not counted. Larger ones hold more than one idea. */
const MOST_FILES = 20

it('has no crowded folder', () => {
  const sizes = new Map<string, number>()
  for (const folder of files.map(file => path.dirname(file))) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([])
})
