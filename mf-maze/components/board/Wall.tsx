import { css } from '@emotion/react'

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
