import { css } from '@emotion/react'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly limit: number
}

/** Instructions in three sentences, below the title. */
export function MazeInstructions({ limit }: Props) {
  return <p css={lead}>{useLanguage().lead(limit)}</p>
}

const lead = css({ maxWidth: '40rem', fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })
