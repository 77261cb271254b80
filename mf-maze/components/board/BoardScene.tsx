import { css } from '@emotion/react'
import { memo } from 'react'
import type { Level } from '../../maze/level.ts'
import { cellsDriven, hasArrived, type Maze } from '../../maze/maze.ts'
import { BoardGround } from './BoardGround.tsx'
import { atCell, centreOf } from './board-units.ts'
import { Lotus } from './Lotus.tsx'
import { PetalShower } from './PetalShower.tsx'
import { RobotOnBoard } from './RobotOnBoard.tsx'
import { Wall } from './Wall.tsx'

interface Props {
  readonly maze: Maze
}

/** Everything on the board, from the ground up. Decorative: the svg around it has the text alternative. */
export function BoardScene({ maze }: Props) {
  const hasWon = hasArrived(maze)
  const { level } = maze
  const trail = cellsDriven(maze).map(centreOf)
  return (
    <>
      <StillScene level={level} />
      <polyline points={trail.join(' ')} css={pollen} />
      <g transform={atCell(level.goal)}>
        <Lotus isBlooming={hasWon} />
      </g>
      <RobotOnBoard maze={maze} />
      {hasWon && (
        <g transform={atCell(level.goal)}>
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

/** The parts that no move changes. */
const StillScene = memo(function StillScene({ level }: { readonly level: Level }) {
  return (
    <>
      <BoardGround level={level} />
      {level.walls.map(wall => (
        <g key={atCell(wall)} transform={atCell(wall)}>
          <Wall />
        </g>
      ))}
      <circle transform={atCell(level.start)} r="40" css={startRing} />
    </>
  )
})

/** The robot's path: dots of marigold pollen. */
const pollen = css({
  fill: 'none',
  stroke: 'var(--color-marigold)',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '0.1 19.9',
})
