/** @jest-environment jsdom */
import { keepWin } from './progress.ts'

it('keeps what was won in another tab meanwhile', () => {
  keepWin('one', 9)
  localStorage.setItem('robot-maze:won', '{"one":9,"two":7}')
  keepWin('three', 5)
  keepWin('two', 8)
  expect(JSON.parse(localStorage.getItem('robot-maze:won') ?? '')).toEqual({ one: 9, two: 7, three: 5 })
})
