import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { AS_THE_SYSTEM, chooseColours, chosenColours, DARK, LIGHT } from '../bootstrap/colour-scheme.ts'

/** Lets visitors choose light or dark. It appears only after hydration, because it needs scripts. */
export function ColourSwitch() {
  if (!useIsHydrated()) return null
  return (
    <label css={screenOnly}>
      Colours{' '}
      <select
        css={select}
        defaultValue={chosenColours() ?? AS_THE_SYSTEM}
        onChange={event => chooseColours(event.currentTarget.value)}
      >
        <option value={AS_THE_SYSTEM}>As on this device</option>
        <option value={LIGHT}>Light</option>
        <option value={DARK}>Dark</option>
      </select>
    </label>
  )
}

const select = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-2)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-ink)',
})
