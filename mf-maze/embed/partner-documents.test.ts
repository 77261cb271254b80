/** Tests that what partners get (types, manifest, plugin, company name) agrees with the code. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import {
  buildCustomElementsManifest,
  type ElementDeclaration,
} from '@kutuhal/build/manifests/element-manifest.ts'
import { site } from '@kutuhal/contract'
import { boards } from '../maze/boards.ts'
import { companyLink } from './look/EmbeddedMaze.tsx'
import { eventNames } from './messages.ts'
import { languageCodes } from './options/language-around.ts'
import { optionNames, themes } from './options/options.ts'

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
const types = read('public/robot-maze.d.ts')

interface Named {
  readonly name: string
}
const names = (list: readonly Named[] | undefined) => (list ?? []).map(({ name }) => name).sort()

async function readDeclaration(): Promise<ElementDeclaration> {
  const manifest = await buildCustomElementsManifest(__dirname)
  const [declaration] = manifest?.modules.flatMap(module => module.declarations) ?? []
  if (declaration?.tagName !== 'robot-maze') throw new Error('There is no <robot-maze> in the manifest.')
  return declaration
}

/** Returns the sources of these folders without tests and comments, as one text. */
function sources(...folders: readonly string[]): string {
  return folders
    .flatMap(folder =>
      readdirSync(path.join(__dirname, folder), { encoding: 'utf8', recursive: folder !== '.' }).map(file =>
        path.join(folder, file),
      ),
    )
    .filter(file => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
    .map(read)
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
}

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

it('is valid TypeScript', () => {
  expect(() => transformSync(types, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow()
})

describe('the manifest', () => {
  let declaration: ElementDeclaration
  beforeAll(async () => {
    declaration = await readDeclaration()
  })

  it('names the attributes that the code reads', () => {
    expect(names(declaration.attributes)).toEqual([...optionNames].sort())
  })

  it('names a property for each attribute', () => {
    const properties = declaration.attributes?.map(({ fieldName }) => fieldName)
    expect(properties).toHaveLength(optionNames.length)
    expect(names(declaration.members)).toEqual(expect.arrayContaining(properties ?? []))
  })

  it('names the values that the code knows', () => {
    const valuesOf = (attribute: string) =>
      declaration.attributes?.find(({ name }) => name === attribute)?.type?.text
    const choice = (values: readonly string[]) => values.map(value => `'${value}'`).join(' | ')
    expect(valuesOf('theme')).toBe(choice(themes))
    expect(valuesOf('lang')).toBe(choice(languageCodes))
  })

  it('names the events that the code sends, as the types do', () => {
    expect(names(declaration.events)).toEqual([...eventNames].sort())
    const typed = [...types.matchAll(/'(maze-\w+)': (CustomEvent<\w+>)/g)].map(([, name, type]) => [
      name,
      type,
    ])
    expect(declaration.events?.map(({ name, type }) => [name, type.text])).toEqual(typed)
    expect(typed.map(([name]) => name)).toEqual([...eventNames])
  })

  it('names the methods and properties that the types name', () => {
    const [, body = ''] = /interface RobotMaze extends HTMLElement \{([\s\S]*?)\n\}/.exec(types) ?? []
    const members = found(body, /^ {2}(\w+)[(:]/gm)
    expect(names(declaration.members)).toEqual(members.sort())
  })
})

it('names the parts and custom properties that the styles know', async () => {
  const maze = await readDeclaration()
  const markup = sources('.', 'look', '../components')
  const parts = [/ part="([^"]+)"/g, /'(button \w+)'/g]
    .flatMap(pattern => found(markup, pattern))
    .join(' ')
    .split(' ')
  expect(names(maze.cssParts)).toEqual([...new Set(parts)].sort())
  const properties = found(sources('.', 'look'), /(--robot-maze-[a-z-]+)/g)
  expect(names(maze.cssProperties)).toEqual(properties.sort())
})

it('offers as many boards as there are', () => {
  const last = boards.length
  expect(read('public/index.html')).toContain(`name="board" type="number" min="1" max="${last}"`)
  expect(read('wordpress/robot-maze/block/editor.js')).toContain(`'1 to ${last}, or`)
})

it('offers authors of WordPress the options that the code reads', () => {
  const { attributes } = JSON.parse(read('wordpress/robot-maze/block/block.json')) as { attributes: object }
  expect(Object.keys(attributes).sort()).toEqual([...optionNames].sort())
  const [, listed = ''] =
    /ROBOT_MAZE_OPTIONS = array\((.*)\)/.exec(read('wordpress/robot-maze/robot-maze.php')) ?? []
  expect(found(listed, /'([\w-]+)'/g)).toEqual([...optionNames])
})

it('shows in its comments what compiles (partner-types/)', () => {
  const shown = types.split('\n').filter(line => line.startsWith(' *     '))
  const compiled = read('partner-types/jsx.d.ts').replace('../public/robot-maze.d.ts', './robot-maze')
  const lines = compiled.split('\n').filter(line => line !== '')
  expect(shown.map(line => line.slice(' *     '.length))).toEqual(lines)
})

it('names the company and its site, as the contract does', () => {
  expect(companyLink).toEqual({ name: site.brand, href: `${site.url}/robot-maze` })
})
