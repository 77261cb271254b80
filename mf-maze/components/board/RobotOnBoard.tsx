import { css, keyframes } from '@emotion/react'
import { hasReachedGoal, hasCrashed, quarterTurns, type Maze } from '../../maze/maze.ts'
import { translateToCell, offsetFromStart } from './board-units.ts'
import { stepDuration, motionAllowed } from './motion.ts'
import { Robot } from './Robot.tsx'

interface Props {
  readonly maze: Maze
}

/**
 * Positions and turns the robot. At the start the robot has no style attribute: composed HTML must not have
 * one, because the content security policy has no 'unsafe-inline'. Scripts may set styles.
 */
export function RobotOnBoard({ maze }: Props) {
  const turns = quarterTurns(maze.program)
  const place = offsetFromStart(maze.level, maze.robot)
  const heading = turns === 0 ? undefined : `rotate(${turns * 90}deg)`
  return (
    // The key makes React draw a new robot for each board, instead of moving the old one in an animation.
    <g key={maze.level.code} transform={translateToCell(maze.level.start)}>
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

const moving = css({ [motionAllowed]: { transition: `transform ${stepDuration} var(--ease)` } })

/** The robot bumps upwards, because its drawing faces up before it is turned. */
const bump = keyframes({
  '0%': { transform: 'none' },
  '18%': { transform: 'translateY(-24px)' },
  '32%': { transform: 'translate(-7px, 4px) rotate(-9deg)' },
  '48%': { transform: 'translate(6px, 2px) rotate(8deg)' },
  '64%': { transform: 'translate(-4px, 0) rotate(-5deg)' },
  '80%': { transform: 'translate(3px, 0) rotate(3deg)' },
  '100%': { transform: 'none' },
})

const bumped = css({ [motionAllowed]: { animation: `${bump} 0.6s linear` } })

const dance = keyframes({
  '0%': { transform: 'none' },
  '50%': { transform: 'scale(1.2) rotate(180deg)' },
  '100%': { transform: 'rotate(360deg)' },
})

const dancing = css({ [motionAllowed]: { animation: `${dance} 0.9s var(--ease) ${stepDuration}` } })
