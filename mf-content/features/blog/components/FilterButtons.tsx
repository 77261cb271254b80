import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'

interface Props {
  /** The name of the choice, e.g. 'Category'. */
  readonly legend: string
  /** The query parameter of the choice. */
  readonly parameter: string
  readonly options: readonly string[]
  /** The chosen option; empty if there is none. */
  readonly chosen: string
  /** Called with the pressed option, or with '' if that option was chosen already. */
  readonly onChoose: (option: string) => void
}

/**
 * Buttons to choose one option. Pressing the chosen option again clears the choice. Before hydration, a press
 * submits the form, and the page reloads with the choice in its address.
 */
export function FilterButtons({ legend, parameter, options, chosen, onChoose }: Props) {
  return (
    <fieldset css={group}>
      <legend css={title}>{legend}</legend>
      <div css={row}>
        {options.map(option => {
          const isChosen = option === chosen
          return (
            <button
              key={option}
              type="submit"
              name={parameter}
              value={option}
              css={button}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? '' : option)}
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

const row = css({
  display: 'flex',
  gap: 'var(--space-2)',
  // On a phone the buttons form one line that scrolls sideways, so that the posts stay in view.
  overflowX: 'auto',
  // Makes Chromium scroll to a focused button that is only partly visible. By default, Chromium does not
  // scroll if 32 px of the button are visible.
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
    fontWeight: 650,
  },
})
