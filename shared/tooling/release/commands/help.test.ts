import { formatHelp, parseVerbName } from './help.ts'
import { verbOptions } from './options/verb-request.ts'
import { operatorVerbs } from './operating/operating-verbs.ts'
import { verbs } from './verbs/verbs.ts'

const all = [...verbs, ...operatorVerbs]
const names = all.map(parseVerbName)

it('has every verb once', () => {
  expect(new Set(names).size).toBe(names.length)
})

it('has all verbs in lines of a hundred columns', () => {
  const lines = formatHelp(all).split('\n')
  expect(lines.filter(line => line.length > 100)).toEqual([])
  for (const name of names) expect(lines.some(line => line.startsWith(`  ${name}`))).toBe(true)
})

it.each(names)('explains every option of %s', name => {
  const text = formatHelp(all, name)
  const taken = all.find(verb => parseVerbName(verb) === name)?.takes ?? []
  for (const option of taken) expect(text).toMatch(new RegExp(`^  --${option}\\b.*\\S`, 'm'))
  expect(text.split('\n').filter(line => line.length > 100)).toEqual([])
  for (const other of names.filter(each => each !== name))
    expect(text).not.toMatch(new RegExp(`^  ${other} `, 'm'))
})

it('explains no option that no verb takes', () => {
  const taken = new Set<string>(['store', 'site', ...all.flatMap(({ takes }) => takes)])
  expect(Object.keys(verbOptions).filter(option => !taken.has(option))).toEqual([])
})
