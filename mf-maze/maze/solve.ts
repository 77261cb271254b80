import {
  isSameCell,
  isWall,
  directionsAfterLeftTurn,
  getNeighbourCell,
  directionsAfterRightTurn,
  type BoardLayout,
  type Robot,
} from './level.ts'

/**
 * Searches all positions and directions of the robot, breadth first.
 * @returns the number of moves, turns included, of the shortest way to the goal; undefined if there is none
 */
export function findFewestMoves(level: BoardLayout): number | undefined {
  const seen = new Set<number>()
  let reached: readonly Robot[] = [level.start]
  for (let moves = 0; reached.length > 0; moves++) {
    if (reached.some(robot => isSameCell(robot, level.goal))) return moves
    reached = reached.flatMap(robot => afterOneMove(level, robot)).filter(isNew)
  }
  return undefined

  function isNew({ x, y, direction }: Robot): boolean {
    const key = (y * level.size + x) * 4 + direction
    return seen.size < seen.add(key).size
  }
}

function afterOneMove(level: BoardLayout, robot: Robot): readonly Robot[] {
  const { direction } = robot
  const ahead = getNeighbourCell(level, robot, direction)
  const turned = [directionsAfterLeftTurn[direction], directionsAfterRightTurn[direction]].map(facing => ({
    ...robot,
    direction: facing,
  }))
  return ahead && !isWall(level, ahead) ? [...turned, { ...ahead, direction }] : turned
}
