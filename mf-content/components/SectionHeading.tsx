import { css } from '@emotion/react'

interface Props {
  readonly title: string
  readonly lead?: string | undefined
}

/** The h2 of a section, with a sentence below. */
export function SectionHeading({ title, lead }: Props) {
  return (
    <div css={stack}>
      <h2>{title}</h2>
      {lead && <p css={leadText}>{lead}</p>}
    </div>
  )
}

const stack = css({
  display: 'grid',
  gap: 'var(--space-3)',
  maxWidth: '42rem',
  marginBottom: 'clamp(var(--space-5), 4vw, var(--space-7))',
})

const leadText = css({ fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })
