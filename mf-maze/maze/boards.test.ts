import { boards, findLevel, findNextLevel } from './boards.ts'
import { parseLevel } from './parse-level.ts'

it('begins with the board of the specification', () => {
  expect(boards[0]).toMatchObject({
    size: 5,
    start: { x: 0, y: 4, direction: 0 },
    goal: { x: 4, y: 0 },
    limit: 20,
    fewest: 9,
  })
})

it('has ten more, each of which can be won within its limit and takes more moves than the one before', () => {
  const fewest = boards.map(level => level.fewest)
  expect(boards).toHaveLength(11)
  expect(fewest).toEqual([...fewest].sort((one, other) => one - other))
  expect(new Set(fewest).size).toBe(11)
  for (const { limit, fewest } of boards) expect(limit).toBeGreaterThanOrEqual(fewest)
  expect(new Set(boards.map(({ code }) => code)).size).toBe(11)
  // The search agrees with the fewest moves that are written down.
  expect(boards.map(({ code }) => parseLevel(code))).toEqual(boards)
})

it.each([
  ['nothing', ''],
  ['no square', 'oog-oxx-uooo'],
  ['too small', 'ug-oo'],
  ['too large', Array.from({ length: 9 }, (_, row) => (row === 0 ? 'ug' : 'oo') + 'ooooooo').join('-')],
  ['other signs', 'o<g-oxx-uoo'],
  ['two robots', 'oug-oxx-uoo'],
  ['no goal', 'ooo-oxx-uoo'],
  ['walls all round', 'oxg-oxx-uoo'],
])('takes no board that is %s', (_, code) => {
  expect(parseLevel(code)).toBeUndefined()
})

it('reads where the robot faces', () => {
  expect(['u', 'r', 'd', 'l'].map(sign => parseLevel(`oog-oxx-${sign}oo`)?.start.direction)).toEqual([
    0, 1, 2, 3,
  ])
})

it('finds a board by its number or its code', () => {
  expect(findLevel('7')).toBe(boards[6])
  expect(findLevel('oog-oxx-uoo')).toMatchObject({ code: 'oog-oxx-uoo', size: 3 })
  for (const asked of ['0', '12', '1.5', '-1', '']) expect(findLevel(asked)).toBeUndefined()
})

it('goes on to the next board, but not from the last one or from one that somebody has built', () => {
  const [first, second] = boards
  expect(first && findNextLevel({ ...first })).toBe(second)
  expect(['11', 'oog-oxx-uoo'].map(findLevel).map(level => level && findNextLevel(level))).toEqual([
    undefined,
    undefined,
  ])
})
