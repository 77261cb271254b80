import { css } from '@emotion/react'
import { useWords } from '../words/translations.ts'

/** On translated pages only. */
export function TranslationNote() {
  const { translated } = useWords()
  return translated && <p css={twoLines}>{translated}</p>
}

// In one line it would just fit, or just not, until the typefaces are there.
const twoLines = css({ maxWidth: '24rem', textWrap: 'balance' })
