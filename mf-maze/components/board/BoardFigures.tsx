/** The drawings on the board and in its legend, each centred on the origin. */
import { css, keyframes } from '@emotion/react'

/** The media query for animations. Visitors who prefer reduced motion get none. */
export const motionMediaQuery = '@media (prefers-reduced-motion: no-preference)'

/** How long the robot takes for a step or a quarter turn. */
export const stepDuration = '350ms'

interface RobotProps {
  readonly mood?: 'awake' | 'dizzy'
}

/** The robot from above, facing up, centred on the origin. Eyes, headlight and arrow show its direction. */
export function Robot({ mood = 'awake' }: RobotProps) {
  return (
    <>
      <path d="M-15 -34L-36 -78Q0 -94 36 -78L15 -34Z" css={headlight} />
      <path d="M0 -36V-47" css={antenna} />
      <circle cy="-49" r="5" fill="var(--color-vermilion)" />
      <rect x="-39" y="-26" width="15" height="52" rx="7" css={wheel} />
      <rect x="24" y="-26" width="15" height="52" rx="7" css={wheel} />
      <path d="M-39 -11H-31M-39 0H-31M-39 11H-31M31 -11H39M31 0H39M31 11H39" css={tread} />
      <rect x="-28" y="-37" width="56" height="74" rx="19" css={body} />
      <rect x="-10" y="30" width="20" height="11" rx="4" fill="var(--color-sand)" />
      {mood === 'awake' ? <AwakeEyes /> : <path d={crosses} css={dizzyEyes} />}
      <path d="M-14 20L0 5L14 20" css={arrow} />
    </>
  )
}

function AwakeEyes() {
  return (
    <>
      <circle cx="-12" cy="-15" r="10" fill="var(--color-paper)" />
      <circle cx="12" cy="-15" r="10" fill="var(--color-paper)" />
      <circle cx="-12" cy="-18" r="5" fill="var(--color-ink)" />
      <circle cx="12" cy="-18" r="5" fill="var(--color-ink)" />
    </>
  )
}

const crosses = 'M-18 -21L-6 -9M-6 -21L-18 -9M6 -21L18 -9M18 -21L6 -9'

const headlight = css({ fill: 'var(--color-marigold)', opacity: 0.5 })
const antenna = css({ stroke: 'var(--color-sand)', strokeWidth: 4 })
const wheel = css({ fill: 'var(--color-sand)', stroke: 'var(--color-ink)', strokeWidth: 2 })
const tread = css({ stroke: 'var(--color-ink-soft)', strokeWidth: 3 })
const body = css({ fill: 'var(--color-peacock)', stroke: 'var(--color-mint)', strokeWidth: 4 })
const dizzyEyes = css({ stroke: 'var(--color-paper)', strokeWidth: 5, strokeLinecap: 'round' })
const arrow = css({
  fill: 'none',
  stroke: 'var(--color-marigold)',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

interface LotusProps {
  readonly isBlooming?: boolean
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** The goal: a lotus centred on the origin, about 88 units wide, that opens when the robot arrives. */
export function Lotus({ isBlooming = false }: LotusProps) {
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

/** A block of bricks, centred on the origin, 84 units wide. */
export function Wall() {
  return (
    <>
      <rect x="-42" y="-38" width="84" height="80" rx="9" fill="var(--color-vermilion-dark)" />
      <rect x="-42" y="-42" width="84" height="76" rx="9" fill="var(--color-vermilion)" />
      <path d="M-42 -17H42M-42 9H42M0 -42V-17M-21 -17V9M21 -17V9M0 9V34" css={mortar} />
    </>
  )
}

const mortar = css({ fill: 'none', stroke: 'var(--color-rose)', strokeWidth: 3 })
