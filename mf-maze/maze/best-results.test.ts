/** @jest-environment jsdom */
import { saveWin } from './best-results.ts'

it('keeps what was won in another tab meanwhile', () => {
  saveWin('one', 9)
  localStorage.setItem('robot-maze:won', '{"one":9,"two":7}')
  saveWin('three', 5)
  saveWin('two', 8)
  expect(JSON.parse(localStorage.getItem('robot-maze:won') ?? '')).toEqual({ one: 9, two: 7, three: 5 })
})
