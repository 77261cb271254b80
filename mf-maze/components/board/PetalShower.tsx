import { css, keyframes } from '@emotion/react'
import { stepDuration, motionAllowed } from './motion.ts'

const colors = ['var(--color-marigold)', 'var(--color-rose)', 'var(--color-vermilion)', 'var(--color-mint)']
const petals = Array.from({ length: 16 }, (_, index) => ({
  // Throw petals in a quarter of a circle, because the goal is in the top right corner.
  angle: 176 + index * 6.2,
  reach: 110 + ((index * 83) % 320),
  color: colors[index % colors.length],
}))

/** Petals that are thrown once over the board, from the goal. */
export function PetalShower() {
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
  [motionAllowed]: {
    '& ellipse': { animation: `${fly} 1.4s var(--ease) ${stepDuration} backwards` },
    '& g:nth-of-type(2n) ellipse': { animationDuration: '1.9s' },
    '& g:nth-of-type(3n) ellipse': { animationDelay: '550ms' },
  },
})
