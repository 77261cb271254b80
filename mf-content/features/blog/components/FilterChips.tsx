import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'
import X from 'lucide-react/icons/x'

export interface FilterChip {
  /** The query parameter of the filter. */
  readonly parameter: string
  readonly label: string
}

interface Props {
  readonly chips: readonly FilterChip[]
  readonly onRemove: (parameter: string) => void
  readonly onClear: () => void
}

/** The active filters, each with a button that removes the filter. */
export function FilterChips({ chips, onRemove, onClear }: Props) {
  if (chips.length === 0) return null
  return (
    <div css={row}>
      <ul role="list" aria-label="Active filters" css={row}>
        {chips.map(({ parameter, label }) => (
          <li key={parameter}>
            <button type="button" css={chip} onClick={() => onRemove(parameter)}>
              <VisuallyHidden>Remove filter: </VisuallyHidden>
              <span css={text}>{label}</span>
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onClear}>
        Clear all
      </Button>
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minWidth: 0,
})

const chip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  maxWidth: '100%',
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-3) var(--space-1) var(--space-4)',
  // This border is visible only with forced colours, which remove the background.
  border: '2px solid transparent',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  '&:hover': { background: 'var(--color-indigo)' },
})

const text = css({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' })
