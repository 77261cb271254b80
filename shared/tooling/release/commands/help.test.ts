import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { formatHelp, parseVerbName, formatVerbReferenceMarkdown } from './help.ts'
import { verbOptions } from './options/verb-request.ts'
import { operatorVerbs } from './operating/operating-verbs.ts'
import { verbs } from './verbs/verbs.ts'

const names = [...new Set(verbs.map(parseVerbName))]

it('has all verbs in lines of a hundred columns', () => {
  const lines = formatHelp(verbs).split('\n')
  expect(lines.filter(line => line.length > 100)).toEqual([])
  for (const name of names) expect(lines.some(line => line.startsWith(`  ${name}`))).toBe(true)
})

it.each(names)('explains every option of %s', name => {
  const text = formatHelp(verbs, name)
  const taken = verbs.filter(verb => parseVerbName(verb) === name).flatMap(({ takes }) => takes)
  for (const option of taken) expect(text).toMatch(new RegExp(`^  --${option}\\b.*\\S`, 'm'))
  expect(text.split('\n').filter(line => line.length > 100)).toEqual([])
  for (const other of names.filter(each => each !== name))
    expect(text).not.toMatch(new RegExp(`^  ${other} `, 'm'))
})

it('explains no option that no verb takes', () => {
  const taken = new Set<string>(['store', 'site', ...verbs.flatMap(({ takes }) => takes)])
  expect(Object.keys(verbOptions).filter(option => !taken.has(option))).toEqual([])
})

it('is what the reference says: node --import tsx shared/tooling/release/commands/write-reference.ts', () => {
  const page = readFileSync(path.join(projectRoot, 'shared/docs/reference/release-verbs.md'), 'utf8')
  expect(page).toBe(formatVerbReferenceMarkdown([...verbs, ...operatorVerbs]))
})
