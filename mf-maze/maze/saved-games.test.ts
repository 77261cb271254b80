import { boards } from './boards.ts'
import { gameReducer, createNewGame, type Game } from './game.ts'
import { createSavedGameStore } from './saved-games.ts'
import { firstLevel } from './parse-level.ts'

const second = boards[1] ?? firstLevel

function storage(text: string | null = null) {
  let held = text
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => void (held = value),
    removeItem: () => void (held = null),
  }
}
const written: Game = { ...createNewGame(firstLevel), mode: 'write', lines: ['movedForward', 'turnedRight'] }
const driven = gameReducer(createNewGame(second), { type: 'turnedLeft' })

it('gives back what was played on each board, after a reload too', () => {
  const kept = storage()
  const games = createSavedGameStore(() => kept)
  games.keep(written)
  games.keep(driven)
  const later = createSavedGameStore(() => kept)
  expect(later.recall(firstLevel.code)).toEqual({ mode: 'write', lines: written.lines, moves: [] })
  expect(later.recall(second.code)).toEqual({ mode: 'drive', lines: [], moves: ['turnedLeft'] })
})

it('keeps nothing of a board that is as it was at first', () => {
  const kept = storage()
  const games = createSavedGameStore(() => kept)
  games.keep(written)
  games.keep(createNewGame(firstLevel))
  expect(games.recall(firstLevel.code)).toBeUndefined()
  expect(kept.getItem()).toBeNull()
})

it('keeps the boards that were played last', () => {
  const kept = storage()
  const games = createSavedGameStore(() => kept)
  for (let number = 0; number < 40; number++)
    games.keep({ ...written, maze: { ...written.maze, level: { ...firstLevel, code: `board ${number}` } } })
  expect(games.recall('board 9')).toBeUndefined()
  expect(games.recall('board 10')?.lines).toEqual(written.lines)
})

it.each([
  'no JSON',
  '{}',
  '[1,["x"]]',
  `[["${firstLevel.code}",{"mode":"fly","lines":["jumped",7],"moves":"x"}]]`,
])('takes %s for nothing', text => {
  const {
    lines = [],
    moves = [],
    mode = 'drive',
  } = createSavedGameStore(() => storage(text)).recall(firstLevel.code) ?? {}
  expect([lines, moves, mode]).toEqual([[], [], 'drive'])
})

it('works without storage', () => {
  const games = createSavedGameStore(() => {
    throw new Error('Access is denied')
  })
  games.keep(written)
  expect(games.recall(firstLevel.code)).toBeUndefined()
})
