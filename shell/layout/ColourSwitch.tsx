import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { screenOnly } from '@kutuhal/ui/styles.ts'
import { useSyncExternalStore } from 'react'
import {
  DARK_SCHEME_QUERY,
  LIGHT_SCHEME_QUERY,
  onColourScheme,
  setColourScheme,
  shownColourScheme,
  SYSTEM_SCHEME_QUERY,
} from '../bootstrap/colour-scheme.ts'
import { translate } from './translate.ts'

/** It needs scripts, so it appears with them, in a row of its own. */
export function ColourSwitch() {
  const isHydrated = useIsHydrated()
  const scheme = useSyncExternalStore(onColourScheme, shownColourScheme, () => SYSTEM_SCHEME_QUERY)
  return (
    <div css={[row, screenOnly]}>
      {isHydrated && (
        <label css={label}>
          {translate('Light or dark')}
          <select css={field} value={scheme} onChange={event => setColourScheme(event.currentTarget.value)}>
            <option value={SYSTEM_SCHEME_QUERY}>{translate('As on this device')}</option>
            <option value={LIGHT_SCHEME_QUERY}>{translate('Light')}</option>
            <option value={DARK_SCHEME_QUERY}>{translate('Dark')}</option>
          </select>
        </label>
      )}
    </div>
  )
}

const row = css({ flexBasis: '100%', minWidth: 0, minHeight: '2.75rem' })

const label = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' })

const field = css({
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: 'var(--space-1) var(--space-2)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface)',
  // iPhones zoom in on fields with smaller letters.
  fontSize: 'max(1rem, 16px)',
})
