import { css } from '@emotion/react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import OctagonX from 'lucide-react/icons/octagon-x'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Move } from '../maze/maze.ts'

/** What stands before a line. */
export const signs = {
  movedForward: ArrowUp,
  turnedLeft: RotateCcw,
  turnedRight: RotateCw,
  crashed: OctagonX,
} as const satisfies Record<Move | 'crashed', object>

/** The paper, on which lines are counted. */
export const tape = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-5)',
  borderBlock: '2px dashed var(--color-field-line)',
  background: 'var(--color-surface)',
  counterReset: 'line',
})

export const heading = css({ fontSize: 'var(--text-l)' })

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.25rem, 1fr))',
  gap: 'var(--space-2)',
  fontFamily: 'var(--font-code)',
  fontSize: 'var(--text-s)',
})

export const crash = css({ color: 'var(--color-vermilion-dark)', fontWeight: 700 })

export const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  counterIncrement: 'line',
  '&::before': {
    content: 'counter(line)',
    minWidth: '1.5em',
    color: 'var(--color-ink-soft)',
    textAlign: 'right',
  },
})
