import { css } from '@emotion/react'
import { useLanguage } from './LanguageContext.ts'

/** What there is to do, in three sentences; stands below the title. */
export function MazeLead() {
  return <p css={lead}>{useLanguage().lead}</p>
}

const lead = css({ maxWidth: '40rem', fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })
