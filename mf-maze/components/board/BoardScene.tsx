import { css } from '@emotion/react'
import { memo } from 'react'
import type { Level } from '../../maze/level.ts'
import { visitedCells, hasReachedGoal, type Maze } from '../../maze/maze.ts'
import { BoardBackground } from './BoardBackground.tsx'
import { translateToCell, cellCentre } from './board-units.ts'
import { Lotus } from './Lotus.tsx'
import { PetalShower } from './PetalShower.tsx'
import { RobotOnBoard } from './RobotOnBoard.tsx'
import { Wall } from './Wall.tsx'

interface Props {
  readonly maze: Maze
}

/** Everything on the board, from the ground up. The surrounding svg has the text alternative. */
export function BoardScene({ maze }: Props) {
  const hasWon = hasReachedGoal(maze)
  const { level } = maze
  const trail = visitedCells(maze).map(cellCentre)
  return (
    <>
      <StillScene level={level} />
      <polyline points={trail.join(' ')} css={pollen} />
      <g transform={translateToCell(level.goal)}>
        <Lotus isBlooming={hasWon} />
      </g>
      <RobotOnBoard maze={maze} />
      {hasWon && (
        <g transform={translateToCell(level.goal)}>
          <PetalShower />
        </g>
      )}
    </>
  )
}

const startRing = css({
  fill: 'none',
  stroke: 'var(--color-sky)',
  strokeWidth: 3,
  strokeDasharray: '10 8',
})

/** The parts of the board that no move changes. */
const StillScene = memo(function StillScene({ level }: { readonly level: Level }) {
  return (
    <>
      <BoardBackground level={level} />
      {level.walls.map(wall => (
        <g key={translateToCell(wall)} transform={translateToCell(wall)}>
          <Wall />
        </g>
      ))}
      <circle transform={translateToCell(level.start)} r="40" css={startRing} />
    </>
  )
})

/** The style of the robot's path: dots of marigold pollen. */
const pollen = css({
  fill: 'none',
  stroke: 'var(--color-marigold)',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '0.1 19.9',
})
