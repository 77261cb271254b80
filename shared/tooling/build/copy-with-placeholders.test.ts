import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { site } from '@kutuhal/contract'
import { copyAndFillPlaceholders } from './copy-with-placeholders.ts'

const filling = { version: '12.3.4', hashes: { 'robot-maze.js': 'abc+/=' } }
const packageFile = (name: string) =>
  readFileSync(createRequire(__filename).resolve(`@kutuhal/ui/${name}`), 'utf8')

async function filledIn(files: Readonly<Record<string, string>>): Promise<string> {
  const [from, to] = [mkdtempSync(path.join(tmpdir(), 'from-')), mkdtempSync(path.join(tmpdir(), 'to-'))]
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(from, name)), { recursive: true })
    writeFileSync(path.join(from, name), text)
  }
  await copyAndFillPlaceholders(from, to, filling)
  return to
}

async function textOf(text: string): Promise<string> {
  return readFileSync(path.join(await filledIn({ 'page.html': text }), 'page.html'), 'utf8')
}

it('fills in what only the build knows, wherever it is asked for', async () => {
  expect(await textOf('{{version}} and v{{major}}, {{version}}')).toBe('12.3.4 and v12, 12.3.4')
  expect(await textOf('integrity="{{sha384 robot-maze.js}}"')).toBe('integrity="sha384-abc+/="')
  expect(await textOf('<a href="mailto:{{site email}}">')).toBe(`<a href="mailto:${site.email}">`)
  expect(await textOf('a { {{text @kutuhal/ui/styles/tokens.css}} }')).toBe(
    `a { ${packageFile('styles/tokens.css')} }`,
  )
})

it('leaves other braces alone', async () => {
  const text = 'const a = { b: {} }; f({ c }); {{}} {{ version }} `${a}`\n'
  expect(await textOf(text)).toBe(text)
})

it('copies a file of a package next to the text that names it', async () => {
  const folder = await filledIn({
    'plain.css': 'a {}',
    'deeper/page.html': '<img src="{{file @kutuhal/ui/brand/mark.svg}}">',
  })
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'deeper',
    'deeper/mark.svg',
    'deeper/page.html',
    'plain.css',
  ])
  expect(readFileSync(path.join(folder, 'deeper/page.html'), 'utf8')).toBe('<img src="mark.svg">')
  expect(readFileSync(path.join(folder, 'deeper/mark.svg'), 'utf8')).toBe(packageFile('brand/mark.svg'))
})

it.each([
  ['{{verison}}', /page\.html asks for \{\{verison\}\}\. There is only version, major, sha384/],
  ['{{sha384 other.js}}', /asks for \{\{sha384 other\.js\}\}\. There is only robot-maze\.js\.$/],
  ['{{site address}}', /asks for \{\{site address\}\}\. There is only (?!.*address).*email/],
  ['{{site}}', /asks for \{\{site\}\}/],
  ['{{text @kutuhal/ui/nothing.css}}', /nothing\.css/],
])('refuses what there is not: %s', async (text, message) => {
  await expect(filledIn({ 'page.html': text })).rejects.toThrow(message)
})
