import { css, keyframes } from '@emotion/react'
import { stepDuration, motionMediaQuery } from './motion.ts'

interface Props {
  readonly isBlooming?: boolean
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** The goal: a lotus centred on the origin, about 88 units wide, that opens when the robot arrives. */
export function Lotus({ isBlooming = false }: Props) {
  return (
    <g css={isBlooming && bloom}>
      {petals.map(angle => (
        <path key={angle} transform={`rotate(${angle})`} d={outerPetal} fill="var(--color-marigold)" />
      ))}
      {petals.map(angle => (
        <path key={angle} transform={`rotate(${angle + 22.5})`} d={innerPetal} fill="var(--color-rose)" />
      ))}
      <circle r="9" fill="var(--color-vermilion)" />
      <circle r="3.5" fill="var(--color-marigold-pale)" />
    </g>
  )
}

const outerPetal = 'M0 -10C-14 -20 -14 -32 0 -44C14 -32 14 -20 0 -10Z'
const innerPetal = 'M0 -6C-9 -13 -9 -21 0 -29C9 -21 9 -13 0 -6Z'

const open = keyframes({
  '0%': { transform: 'none' },
  '45%': { transform: 'scale(1.75) rotate(60deg)' },
  '100%': { transform: 'scale(1.35) rotate(90deg)' },
})

const bloom = css({
  transform: 'scale(1.35)',
  [motionMediaQuery]: { animation: `${open} 1.2s var(--ease) ${stepDuration} backwards` },
})
