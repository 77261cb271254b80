import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Container } from './Container.tsx'

interface Props {
  /** A word or two above the title, e.g. the section it belongs to. */
  readonly eyebrow?: string
  readonly title: string
  readonly lead?: string
  /** Below the lead: a button, a search box … */
  readonly children?: ReactNode
}

/** The top of a page: its one h1, what it is about, and one clear next step. */
export function PageHeader({ eyebrow, title, lead, children }: Props) {
  return (
    <header css={band}>
      <Container>
        <div css={stack}>
          {eyebrow && <p css={eyebrowText}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p css={leadText}>{lead}</p>}
          {children}
        </div>
      </Container>
    </header>
  )
}

const band = css({
  background: 'var(--kolam), var(--color-sand)',
  paddingBlock: 'var(--space-section)',
  borderBottom: '1px solid var(--color-line)',
})

const stack = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '46rem' })

const eyebrowText = css({
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})

const leadText = css({ fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })
