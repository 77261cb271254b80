import {
  getNeighbourCell,
  isSameCell,
  isWall,
  turnRobot,
  type BoardLayout,
  type Direction,
  type Level,
  type Robot,
} from './level.ts'

/** The move limit of most boards; one with a long shortest path has more, to allow for a detour. */
const USUAL_LIMIT = 20
const ROOM_FOR_DETOURS = 6

/**
 * Parses rows of `o` (free), `x` (wall), `g` (goal) and the robot's direction: `u`p, `r`ight, `d`own or
 * `l`eft. Links contain such texts, so the text may be anything.
 * @param code e.g. 'oog-oxx-uoo'
 * @param knownFewest the fewest moves to the goal, if known: to search them takes a slow phone 8 ms
 * @returns nothing unless the text is a square of 3 to 8 rows with one robot and one goal within reach
 */
export function parseLevel(code: string, knownFewest?: number): Level | undefined {
  const rows = code.split('-')
  const size = rows.length
  if (size < 3 || size > 8 || rows.some(row => row.length !== size)) return undefined
  const signs = rows.join('')
  if (!/^[oxgurdl]+$/.test(signs)) return undefined
  const cells = (wanted: RegExp) =>
    [...signs].flatMap((sign, at) =>
      wanted.test(sign) ? [{ x: at % size, y: Math.floor(at / size), sign }] : [],
    )
  const [robot, otherRobot] = cells(/[urdl]/)
  const [goal, otherGoal] = cells(/g/)
  if (!robot || !goal || otherRobot || otherGoal) return undefined
  const ground = {
    size,
    start: { x: robot.x, y: robot.y, direction: directionOf(robot.sign) },
    goal: { x: goal.x, y: goal.y },
    walls: cells(/x/).map(({ x, y }) => ({ x, y })),
  }
  const fewest = knownFewest ?? findFewestMoves(ground)
  if (fewest === undefined) return undefined
  return { code, ...ground, fewest, limit: Math.max(USUAL_LIMIT, fewest + ROOM_FOR_DETOURS) }
}

const directionOf = (sign: string): Direction => (sign === 'r' ? 1 : sign === 'd' ? 2 : sign === 'l' ? 3 : 0)

/** Breadth first. @returns the moves, turns included, of the shortest way; undefined if there is none */
function findFewestMoves(board: BoardLayout): number | undefined {
  const seen = new Set<number>()
  let reached: readonly Robot[] = [board.start]
  for (let moves = 0; reached.length > 0; moves++) {
    if (reached.some(robot => isSameCell(robot, board.goal))) return moves
    reached = reached.flatMap(robot => afterOneMove(board, robot)).filter(isNew)
  }
  return undefined

  function isNew({ x, y, direction }: Robot): boolean {
    const key = (y * board.size + x) * 4 + direction
    return seen.size < seen.add(key).size
  }
}

function afterOneMove(board: BoardLayout, robot: Robot): readonly Robot[] {
  const { direction } = robot
  const turned = [turnRobot(robot, 'turnedLeft'), turnRobot(robot, 'turnedRight')]
  const ahead = getNeighbourCell(board, robot, direction)
  return ahead && !isWall(board, ahead) ? [...turned, { ...ahead, direction }] : turned
}

/** The board of the product specification (points 4 and 9): 5 by 5 cells, 20 moves. */
export const firstLevel = requireLevel('oooog-oxxxo-oooxo-oxooo-uoooo', 9)

/** Of our own source, with known fewest moves. @throws Error if the code is no level */
export function requireLevel(code: string, knownFewest: number): Level {
  const level = parseLevel(code, knownFewest)
  if (!level) throw new Error(`"${code}" is no board that can be won.`)
  return level
}
