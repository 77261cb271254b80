import { css } from '@emotion/react'
import { Button, VisuallyHidden } from '@kutuhal/ui'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import X from 'lucide-react/icons/x'
import type { ListSearch } from '../../../lists/components/use-list-search.ts'

interface FilterButtonsProps {
  readonly legend: string
  readonly parameter: string
  readonly options: readonly string[]
  readonly search: ListSearch
}

/** Pressing the chosen option clears it. Before hydration, a press submits the form. */
export function FilterButtons({ legend, parameter, options, search }: FilterButtonsProps) {
  return (
    <fieldset css={group}>
      <legend css={title}>{legend}</legend>
      <div css={buttons}>
        {options.map(option => {
          const isChosen = option === search.query.get(parameter)
          return (
            <button
              key={option}
              type="submit"
              name={parameter}
              value={option}
              css={button}
              aria-pressed={isChosen}
              onClick={() => search.change({ [parameter]: isChosen ? '' : option })}
            >
              {option}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

const group = css({ minWidth: 0, margin: 0, padding: 0, border: 0 })
const title = css({ padding: 0, marginBottom: 'var(--space-2)', fontWeight: 650 })

const buttons = css({
  display: 'flex',
  gap: 'var(--space-2)',
  // On a phone one line that scrolls sideways, so that the posts stay in view.
  overflowX: 'auto',
  // By default, Chromium does not scroll to a focused button if 32 px of it are visible.
  scrollPaddingInline: '40%',
  padding: 'var(--space-1)',
  margin: 'calc(-1 * var(--space-1))',
  [tabletQuery]: { flexWrap: 'wrap', overflowX: 'visible' },
})

const button = css({
  flex: 'none',
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  border: '2px solid var(--color-field-line)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-s)',
  '&:hover': { borderColor: 'var(--color-ink)', background: 'var(--color-marigold-pale)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--color-ink)',
    background: 'var(--color-ink)',
    color: 'var(--color-paper)',
  },
})

interface FilterChipsProps {
  readonly chips: readonly { readonly parameter: string; readonly value: string }[]
  readonly onRemove: (parameter: string) => void
  readonly onClear: () => void
}

export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div css={[row, chipsLine]}>
      <ul role="list" aria-label="Active filters" css={row}>
        {chips.map(({ parameter, value }) => (
          <li key={parameter}>
            <button type="button" css={chip} onClick={() => onRemove(parameter)}>
              <VisuallyHidden>Remove filter: </VisuallyHidden>
              <span css={text}>{value}</span>
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

/** Kept free until scripts show the chips. The margins make up for focus rings. */
export const chipsRoom = { height: '3.75rem', marginBlock: '-0.375rem' }

// One line that scrolls sideways, so that its height is known before its content.
const chipsLine = css({
  ...chipsRoom,
  maxWidth: 'calc(100% + 0.75rem)',
  paddingInline: '0.375rem',
  marginInline: '-0.375rem',
  overflowX: 'auto',
})

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', '& > *': { flex: 'none' } })

const chip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  maxWidth: '16rem',
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-3) var(--space-1) var(--space-4)',
  // Visible only with forced colours, which remove the background.
  border: '2px solid transparent',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  '&:hover': { background: 'var(--color-indigo)' },
})

const text = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
