/** @jest-environment jsdom */
import { findBuiltBoard, keepBuiltBoard, wasBuiltHere } from './built-walls.ts'
import { firstLevel } from './parse-level.ts'

const first = firstLevel.code
const [own, other] = ['xoooo', 'xxooo'].map(row => first.replace('oxooo-u', `${row}-u`))

beforeEach(() => sessionStorage.clear())

it('keeps a board of its own for each board from which somebody built', () => {
  keepBuiltBoard(first, own ?? '')
  keepBuiltBoard(own ?? '', other ?? '')
  expect([first, own ?? '', other ?? ''].map(findBuiltBoard)).toEqual([own, other, undefined])
})

it('tells a board that was built here from one that came by a link', () => {
  keepBuiltBoard(other ?? '', own ?? '')
  expect([own, other, first].map(code => wasBuiltHere(code ?? ''))).toEqual([true, false, false])
})

it.each(['', 'nothing', `${first} ${first.replace('g', 'o')}`, `${first} ooo`])(
  'takes %p for no board',
  text => {
    sessionStorage.setItem('robot-maze:walls', text)
    expect(findBuiltBoard(first)).toBeUndefined()
  },
)
