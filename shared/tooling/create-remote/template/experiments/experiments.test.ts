import { experiments, sortByDuration } from './experiments.ts'

it('starts with what is done soonest', () => {
  expect(sortByDuration(experiments).map(({ minutes }) => minutes)).toEqual([10, 15, 25])
})

it('asks a question in every experiment', () => {
  expect(experiments.map(({ text }) => text.endsWith('?'))).toEqual([true, true, true])
})
