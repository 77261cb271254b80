import { createTabStorage } from '@kutuhal/ui/tab-memory.ts'
import type { Game, SavedGame } from './game.ts'
import { isMove } from './maze.ts'

/** Stores the game on each board while the tab is open, so that Back and a reload lose no program. */
export interface SavedGameStore {
  /** @returns the game on the board with this code; undefined if the player did nothing there */
  readonly recall: (code: string) => SavedGame | undefined
  readonly keep: (game: Game) => void
  /**
   * Calls `then` when the visitor returns to this document after another document of the tab has saved a
   * newer game.
   * @returns a function to unsubscribe
   */
  readonly onNewer: (then: () => void) => () => void
}

export const SAVED_GAMES_KEY = 'robot-maze:games'
/** The most games to store. The games played last are kept, because links can open any number of boards. */
const MOST_BOARDS = 30

/** @param storage the tab's; the function and the storage's methods may throw */
export function createSavedGameStore(storage: Parameters<typeof createTabStorage>[1]): SavedGameStore {
  const { read, write, onNewer } = createTabStorage(SAVED_GAMES_KEY, storage)
  return {
    recall: code => readGame(entriesIn(read()).get(code)),
    keep({ mode, maze, lines }) {
      const entries = entriesIn(read())
      entries.delete(maze.level.code)
      const isUntouched = mode === 'drive' && lines.length === 0 && maze.program.length === 0
      if (!isUntouched) entries.set(maze.level.code, { mode, lines, moves: maze.program })
      write(entries.size === 0 ? '' : JSON.stringify([...entries].slice(-MOST_BOARDS)))
    },
    onNewer,
  }
}

/** Another release may have written the text. @returns the games by board code, the last played at the end */
function entriesIn(text: string): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text)
    const entries: unknown[] = Array.isArray(stored) ? stored : []
    return new Map(entries.filter((entry): entry is [string, unknown] => Array.isArray(entry)))
  } catch {
    return new Map()
  }
}

function readGame(stored: unknown): SavedGame | undefined {
  if (!(stored instanceof Object)) return undefined
  const field = (name: string): unknown => Reflect.get(stored, name)
  const movesIn = (name: string) => {
    const moves: unknown = field(name)
    return Array.isArray(moves) ? moves.filter(isMove) : []
  }
  return {
    mode: field('mode') === 'write' ? 'write' : 'drive',
    lines: movesIn('lines'),
    moves: movesIn('moves'),
  }
}
