import { css, keyframes } from '@emotion/react'
import { memo } from 'react'
import type { Level } from '../../maze/level.ts'
import { hasCrashed, hasReachedGoal, sumQuarterTurns, listVisitedCells, type Maze } from '../../maze/maze.ts'
import { BoardBackground } from './BoardBackground.tsx'
import { Lotus, motionMediaQuery, Robot, stepDuration, Wall } from './BoardFigures.tsx'
import { formatCellCentre, buildTransformFromStart, buildTransformToCell } from './board-units.ts'

interface Props {
  readonly maze: Maze
}

/** Everything on the board, from the ground up. The surrounding svg has the text alternative. */
export function BoardScene({ maze }: Props) {
  const hasWon = hasReachedGoal(maze)
  const { level } = maze
  const trail = listVisitedCells(maze).map(formatCellCentre)
  return (
    <>
      <StillScene level={level} />
      <polyline points={trail.join(' ')} css={pollen} />
      <g transform={buildTransformToCell(level.goal)}>
        <Lotus isBlooming={hasWon} />
      </g>
      <RobotOnBoard maze={maze} />
      {hasWon && (
        <g transform={buildTransformToCell(level.goal)}>
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
        <g key={buildTransformToCell(wall)} transform={buildTransformToCell(wall)}>
          <Wall />
        </g>
      ))}
      <circle transform={buildTransformToCell(level.start)} r="40" css={startRing} />
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

const colors = ['var(--color-marigold)', 'var(--color-rose)', 'var(--color-vermilion)', 'var(--color-mint)']
const petals = Array.from({ length: 16 }, (_, index) => ({
  // Throw the petals within about a quarter of a circle, because the goal is in the top right corner.
  angle: 176 + index * 6.2,
  reach: 110 + ((index * 83) % 320),
  color: colors[index % colors.length],
}))

/** Petals that are thrown once over the board, from the goal. */
function PetalShower() {
  return (
    <g css={shower}>
      {petals.map(({ angle, reach, color }) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 ${-reach})`}>
          <ellipse rx="7" ry="13" fill={color} />
        </g>
      ))}
    </g>
  )
}

const fly = keyframes({
  from: { transform: 'translateY(90px) scale(0.2)', opacity: 0 },
  '35%': { opacity: 1 },
  to: { transform: 'rotate(200deg)', opacity: 1 },
})

const shower = css({
  pointerEvents: 'none',
  [motionMediaQuery]: {
    '& ellipse': { animation: `${fly} 1.4s var(--ease) ${stepDuration} backwards` },
    '& g:nth-of-type(2n) ellipse': { animationDuration: '1.9s' },
    '& g:nth-of-type(3n) ellipse': { animationDelay: '550ms' },
  },
})

/**
 * Positions and turns the robot. At the start the robot has no style attribute: composed HTML must not have
 * one, because the content security policy has no 'unsafe-inline'. Scripts may set styles.
 */
function RobotOnBoard({ maze }: Props) {
  const turns = sumQuarterTurns(maze.program)
  const place = buildTransformFromStart(maze.level, maze.robot)
  const heading = turns === 0 ? undefined : `rotate(${turns * 90}deg)`
  return (
    // The key makes React draw a new robot for each board, instead of moving the old one in an animation.
    <g key={maze.level.code} transform={buildTransformToCell(maze.level.start)}>
      <g css={moving} style={place ? { transform: place } : undefined}>
        <g css={moving} style={heading ? { transform: heading } : undefined}>
          <g css={[hasCrashed(maze) && bumped, hasReachedGoal(maze) && dancing]}>
            <Robot mood={hasCrashed(maze) ? 'dizzy' : 'awake'} />
          </g>
        </g>
      </g>
    </g>
  )
}

const moving = css({ [motionMediaQuery]: { transition: `transform ${stepDuration} var(--ease)` } })

/**
 * The movement of a crash. The drawing faces up before it is turned, so a move up here is a move ahead on the
 * board.
 */
const bump = keyframes({
  '0%': { transform: 'none' },
  '18%': { transform: 'translateY(-24px)' },
  '32%': { transform: 'translate(-7px, 4px) rotate(-9deg)' },
  '48%': { transform: 'translate(6px, 2px) rotate(8deg)' },
  '64%': { transform: 'translate(-4px, 0) rotate(-5deg)' },
  '80%': { transform: 'translate(3px, 0) rotate(3deg)' },
  '100%': { transform: 'none' },
})

const bumped = css({ [motionMediaQuery]: { animation: `${bump} 0.6s linear` } })

const dance = keyframes({
  '0%': { transform: 'none' },
  '50%': { transform: 'scale(1.2) rotate(180deg)' },
  '100%': { transform: 'rotate(360deg)' },
})

const dancing = css({ [motionMediaQuery]: { animation: `${dance} 0.9s var(--ease) ${stepDuration}` } })
