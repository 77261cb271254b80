import { firstLevel, requireLevel } from './parse-level.ts'
import type { Level } from './level.ts'

/** The specification's board and ten more. Each has a longer shortest path than the board before. */
export const boards: readonly Level[] = [
  firstLevel,
  ...[
    'xooog-xoooo-ooxoo-xoxoo-uooxo',
    'xooog-ooxox-xxoox-oooxo-uoooo',
    'oooxg-ooxoo-xooox-oxoxx-uoooo',
    'oxoxg-oooxo-oxoxo-oxooo-uxoox',
    'ooooxg-xoxooo-oooxoo-oxxxxo-ooooxo-uoxoxo',
    'ooooxg-oooxxo-oooxoo-oxooxo-ooxooo-uxooox',
    'xoooog-ooxoox-ooxxoo-oxoxxo-xoooxo-uoxooo',
    'xooooxg-ooxxooo-ooooxox-xoxooxo-oxooooo-ooooxxx-uoooooo',
    'oooxxog-ooxooox-oxoxooo-oooxoxo-oooxoox-oxooxox-uoxoooo',
    'oooxxog-oxooxox-ooxooox-ooxxxxx-xooooox-oxooooo-uoooooo',
  ].map(requireLevel),
]
