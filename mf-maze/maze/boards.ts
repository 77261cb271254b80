import { firstLevel, requireLevel } from './parse-level.ts'
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
