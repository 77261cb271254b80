import { createTabStorage } from '@kutuhal/ui/tab-memory.ts'

/** Boards built in this tab: pairs of codes, of the board it began with and of the one built, newest last. */
const walls = createTabStorage('robot-maze:walls', () => sessionStorage)
const MOST_BOARDS = 30

function pairs(): Map<string, string> {
  const codes = walls.read().split(' ')
  return new Map(codes.flatMap((from, at) => (at % 2 === 0 ? [[from, codes[at + 1] ?? '']] : [])))
}

/** @returns the code of the board that was built from another one; undefined if it does not fit that board */
export function findBuiltBoard(from: string): string | undefined {
  const built = pairs().get(from) ?? ''
  const fits = built.length === from.length && [...built].every((sign, at) => isSquare(sign, from.charAt(at)))
  return fits ? built : undefined
}

/** Walls may be added or removed, but the start and the goal must be the same. */
const isSquare = (sign: string, before: string): boolean =>
  /[ox]/.test(before) ? /[ox]/.test(sign) : sign === before

export function keepBuiltBoard(from: string, built: string): void {
  const kept = pairs()
  kept.delete(from)
  walls.write([...kept, [from, built]].slice(-MOST_BOARDS).flat().join(' ').trim())
}

/** Whether a board was built in this tab, and not by somebody who sent its link. */
export const wasBuiltHere = (code: string): boolean => [...pairs().values()].includes(code)
