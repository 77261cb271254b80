import { firstLevel, parseLevel, requireLevel } from './parse-level.ts'
import type { Level } from './level.ts'

/** The specification's board and ten more. The fewest moves to the goal (tested) grow from board to board. */
export const boards: readonly Level[] = [
  firstLevel,
  requireLevel('xooog-xoooo-ooxoo-xoxoo-uooxo', 11),
  requireLevel('xooog-ooxox-xxoox-oooxo-uoooo', 13),
  requireLevel('oooxg-ooxoo-xooox-oxoxx-uoooo', 14),
  requireLevel('oxoxg-oooxo-oxoxo-oxooo-uxoox', 16),
  requireLevel('ooooxg-xoxooo-oooxoo-oxxxxo-ooooxo-uoxoxo', 18),
  requireLevel('ooooxg-oooxxo-oooxoo-oxooxo-ooxooo-uxooox', 20),
  requireLevel('xoooog-ooxoox-ooxxoo-oxoxxo-xoooxo-uoxooo', 23),
  requireLevel('xooooxg-ooxxooo-ooooxox-xoxooxo-oxooooo-ooooxxx-uoooooo', 26),
  requireLevel('oooxxog-ooxooox-oxoxooo-oooxoxo-oooxoox-oxooxox-uoxoooo', 29),
  requireLevel('oooxxog-oxooxox-ooxooox-ooxxxxx-xooooox-oxooooo-uoooooo', 33),
]

/** Finds a board. @param asked its number, from 1, or its code */
export const findLevel = (asked: string): Level | undefined => boards[Number(asked) - 1] ?? parseLevel(asked)

/** The board after another one; undefined after the last board and after those that somebody has built. */
export function findNextLevel({ code }: Level): Level | undefined {
  const at = boards.findIndex(board => board.code === code)
  return at < 0 ? undefined : boards[at + 1]
}
