import { Linter } from 'eslint'
import { shortCommentsPlugin } from './short-comments.mjs'

const found = (text: string) =>
  new Linter()
    .verify(text, { plugins: { house: shortCommentsPlugin }, rules: { 'house/short-comments': 'error' } })
    .map(({ line }) => line)

it('finds comments that are too wide or too long', () => {
  expect(found(`// ${'a'.repeat(108)}`)).toEqual([1])
  expect(found('const a = 1\n// 1\n// 2\n// 3\n// 4')).toEqual([2])
  expect(found('/**\n * 1\n * 2\n * 3\n * 4\n */')).toEqual([1])
})

it('lets through what is short, tags, tables and lists', () => {
  expect(found(`// ${'a'.repeat(107)}\n// 2\n// 3`)).toEqual([])
  expect(found('/**\n * 1\n * 2\n * 3\n *\n *     a  table\n * - a list\n * @returns 4\n */')).toEqual([])
})
