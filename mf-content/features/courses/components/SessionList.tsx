import { css } from '@emotion/react'
import { stackedOnPaper, wholeOnPaper } from '@kutuhal/ui/on-paper.ts'
import type { CourseSession } from '../course-outlines.ts'

interface Props {
  readonly sessions: readonly CourseSession[]
}

/** The sessions of a course in their order. */
export function SessionList({ sessions }: Props) {
  return (
    <section css={stack}>
      <h2>{sessions.length} sessions</h2>
      <ol role="list" css={list}>
        {sessions.map(({ title, text }, index) => (
          <li key={title} css={row}>
            <span css={numeral} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 css={name}>{title}</h3>
              <p css={soft}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-4)' }, stackedOnPaper('var(--space-4)'))

const list = css({ display: 'grid' }, stackedOnPaper('0'))

const row = css(wholeOnPaper, {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  paddingBlock: 'var(--space-3)',
  borderTop: '2px dotted var(--color-line)',
})

const numeral = css({
  color: 'var(--color-vermilion)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-2xl)',
  fontWeight: 700,
  lineHeight: 1,
})

const name = css({ fontSize: 'var(--text-l)' })
const soft = css({ color: 'var(--color-ink-soft)' })
