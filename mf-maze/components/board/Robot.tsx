import { css } from '@emotion/react'

interface Props {
  readonly mood?: 'awake' | 'dizzy'
}

/** The robot from above, facing up, centred on the origin. Eyes, headlight and arrow show its direction. */
export function Robot({ mood = 'awake' }: Props) {
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
