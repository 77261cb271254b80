import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly moves: number
  readonly limit: number
}

/** The number of moves used and the limit, as figures and as a row of dots. */
export function MoveCounter({ moves, limit }: Props) {
  const dots = Array.from({ length: limit }, (_, index) => (
    <circle key={index} cx={index * 10 + 5} cy="10" r="3.6" />
  ))
  return (
    <div part="counter" css={box}>
      <p css={figures}>{useLanguage().moveCount(moves, limit)}</p>
      <svg viewBox={`0 0 ${limit * 10} 20`} aria-hidden css={row}>
        <g css={used}>{dots.slice(0, moves)}</g>
        <g css={left}>{dots.slice(moves)}</g>
      </svg>
    </div>
  )
}

// On a laptop figures and dots share a row, so that two rows of a program fit below the buttons.
const box = css({
  display: 'grid',
  gap: 'var(--space-1) var(--space-4)',
  '@media (min-width: 66rem)': { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
})

const figures = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'min(var(--text-l), 6vw)',
  [tablet]: { fontSize: 'var(--text-xl)' },
  fontWeight: 700,
  lineHeight: 'var(--leading-tight)',
  fontVariantNumeric: 'tabular-nums',
})

const row = css({ display: 'none', width: '100%', maxWidth: '22rem', [tablet]: { display: 'block' } })
const left = css({ fill: 'none', stroke: 'var(--color-field-line)', strokeWidth: 1.2 })
const used = css({ fill: 'var(--color-vermilion)', stroke: 'var(--color-vermilion)', strokeWidth: 1.2 })
