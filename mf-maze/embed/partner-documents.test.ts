/** What partners read about the elements, compared with what the code does. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import { messageNames } from './messages.ts'
import { optionNames } from './options.ts'

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
const types = read('public/robot-maze.d.ts')

interface Named {
  readonly name: string
}
interface Declaration {
  readonly tagName: string
  readonly attributes: readonly (Named & { readonly fieldName: string })[]
  readonly members: readonly (Named & { readonly kind: string })[]
  readonly events: readonly Named[]
  readonly cssParts?: readonly Named[]
  readonly cssProperties?: readonly Named[]
}
const manifest = JSON.parse(read('public/custom-elements.json')) as {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[]
}
const declarations = manifest.modules.flatMap(module => module.declarations)
const names = (list: readonly Named[] | undefined) => (list ?? []).map(({ name }) => name).sort()

/** Sources without tests, as one text. */
function sources(...folders: readonly string[]): string {
  return folders
    .flatMap(folder => readdirSync(path.join(__dirname, folder)).map(file => path.join(folder, file)))
    .filter(file => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
    .map(read)
    .join('\n')
}

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

it('is valid TypeScript', () => {
  expect(() => transformSync(types, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow()
})

describe.each(declarations)('the manifest of $tagName', declaration => {
  it('names the attributes that the code reads', () => {
    expect(names(declaration.attributes)).toEqual([...optionNames].sort())
  })

  it('names the events that the code sends, as the types do', () => {
    expect(names(declaration.events)).toEqual([...messageNames].sort())
    expect(found(types, /'(maze-\w+)': CustomEvent/g)).toEqual([...messageNames])
  })

  it('names the methods and properties that the types name', () => {
    const [, body = ''] = /interface RobotMaze extends HTMLElement \{([\s\S]*?)\n\}/.exec(types) ?? []
    const members = found(body, /^ {2}(\w+)[(:]/gm)
    expect(names(declaration.members)).toEqual(members.sort())
  })
})

it('names the parts and custom properties that the styles know', () => {
  const [maze] = declarations
  const parts = found(sources('.', '../components'), / part="([^"]+)"/g).flatMap(value => value.split(' '))
  expect(names(maze?.cssParts)).toEqual([...new Set(parts)].sort())
  const properties = found(sources('.'), /(--robot-maze-[a-z-]+)/g)
  expect(names(maze?.cssProperties)).toEqual(properties.sort())
})

it('shows in its comments what compiles (partner-types/)', () => {
  for (const [types, file] of [
    ['robot-maze.d.ts', 'jsx.d.ts'],
    ['robot-maze-remote.d.ts', 'remotes.d.ts'],
  ] as const) {
    const shown = read(`public/${types}`)
      .split('\n')
      .filter(line => line.startsWith(' *     '))
    const compiled = read(`partner-types/${file}`).replace(/\.\.\/public\/([\w-]+)\.d\.ts/g, './$1')
    const lines = compiled.split('\n').filter(line => line !== '')
    expect(shown.map(line => line.slice(' *     '.length))).toEqual(lines)
  }
})
