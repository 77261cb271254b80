import { css } from '@emotion/react'
import { languages } from '@kutuhal/contract/languages.ts'
import { Sentence } from '../../../components/Sentence.tsx'
import type { CourseWords } from '../words/english.ts'

interface Props {
  /** Of the English page. */
  readonly path: string
  readonly words: CourseWords
}

/** On translated pages only. */
export function TranslationNote({ path, words: { translated } }: Props) {
  if (!translated) return null
  const english = (
    <a href={path} hrefLang={languages.en}>
      {translated.english}
    </a>
  )
  return (
    <p css={twoLines}>
      <Sentence text={translated.text} parts={{ english }} />
    </p>
  )
}

// In one line it would just fit, or just not, until the typefaces are there.
const twoLines = css({ maxWidth: '24rem', textWrap: 'balance' })
