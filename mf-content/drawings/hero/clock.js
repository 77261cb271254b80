import { track } from './ease.js'

// How long one round of the film takes
export const SECONDS = 9.4
// The story has a clock of its own, which all but stands still while the hand turns the screw.
export const STORY = 8
const HELD = SECONDS - STORY
// The keys before the start and after the end keep it going evenly there.
export const story = track([
  [-1, -1],
  [0, 0],
  [1.2, 1.2],
  [1.3, 1.3],
  [1.75, 1.62],
  [2.75, 1.66],
  [3.3, 1.9],
  [3.6, 3.6 - HELD],
  [3.7, 3.7 - HELD],
  [SECONDS, STORY],
  [SECONDS + 1, STORY + 1],
])
