import { css } from '@emotion/react'

// Walls, start and goal as in the game (product specification, point 9); the top row is y 0.
const walls = ['1,1', '2,1', '3,1', '3,2', '1,3']
const steps = [0, 1, 2, 3, 4]

/** The plan of the maze, as a picture only. */
export function MazeDrawing() {
  return (
    <svg css={plan} viewBox="-2 -2 104 104" aria-hidden>
      {steps.flatMap(y =>
        steps.map(x => (
          <rect
            key={`${x},${y}`}
            css={walls.includes(`${x},${y}`) ? wall : floor}
            x={x * 20 + 1}
            y={y * 20 + 1}
            width={18}
            height={18}
            rx={3}
          />
        )),
      )}
      <path css={goal} d="M87 16V5l8 3-8 3" />
      <g css={robot}>
        <circle cx={10} cy={91} r={5.5} />
        <path d="M10 81.5l3.4 4.5H6.6z" />
      </g>
    </svg>
  )
}

const plan = css({ width: 'min(100%, 20rem)', justifySelf: 'center', transform: 'rotate(-2deg)' })
const floor = css({ fill: 'color-mix(in srgb, var(--color-paper) 12%, transparent)' })
const wall = css({ fill: 'var(--color-vermilion)' })
const robot = css({ fill: 'var(--color-marigold)' })

const goal = css({
  fill: 'var(--color-mint)',
  stroke: 'var(--color-mint)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
