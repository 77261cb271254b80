/** The lines of a program as numbered chips, written or driven. */
import { css } from '@emotion/react'
import { VisuallyHidden } from '@kutuhal/ui'
import ArrowUp from 'lucide-react/icons/arrow-up'
import OctagonX from 'lucide-react/icons/octagon-x'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { lineNames, type LineKind } from '../maze/descriptions.ts'
import { useSay } from '../words/say.ts'

export function LineSign({ kind }: { readonly kind: LineKind }) {
  const Sign = signs[kind]
  const say = useSay()
  return (
    <>
      <Sign aria-hidden size="1.25em" />
      <VisuallyHidden>{say(lineNames[kind])}</VisuallyHidden>
    </>
  )
}

const signs = {
  movedForward: ArrowUp,
  turnedLeft: RotateCcw,
  turnedRight: RotateCw,
  crashed: OctagonX,
} as const satisfies Record<LineKind, object>

export const lineList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75em, 1fr))',
  gap: 'var(--space-1)',
  maxWidth: '31em',
  counterReset: 'line',
  // The chips grow with this text.
  fontSize: 'var(--program-text, 1rem)',
})

export const chip = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1,
  width: '100%',
  minHeight: '2.75em',
  padding: 0,
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  counterIncrement: 'line',
  '&::after': {
    content: 'counter(line)',
    fontSize: '0.75em',
    lineHeight: 1,
    color: 'var(--color-ink-soft)',
  },
})

export const crash = css({
  borderColor: 'var(--color-vermilion-dark)',
  background: 'var(--color-rose)',
  color: 'var(--color-vermilion-dark)',
  outlineColor: 'var(--color-vermilion-dark)',
})
