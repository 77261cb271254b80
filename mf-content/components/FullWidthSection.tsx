import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui'
import type { ComponentPropsWithRef } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: string
  readonly lead?: string | undefined
  readonly tone?: keyof typeof tones
}

export function FullWidthSection({ tone = 'paper', title, lead, children, ...rest }: Props) {
  return (
    <section data-scheme={tone === 'ink' ? 'light' : undefined} css={[band, tones[tone]]} {...rest}>
      <Container>
        {title && <SectionHeading title={title} lead={lead} />}
        {children}
      </Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)' })

const plain = (color: string) => css({ background: `var(--color-${color})` })
// Darker links stay readable where they cross the dots of the pattern.
const dotted = (color: string) =>
  css({ '--color-peacock': 'var(--color-peacock-dark)', background: `var(--kolam), var(--color-${color})` })

/** Links, soft text, lines and focus rings stay readable on dark purple. */
export const darkBackgroundStyles = css({
  '--color-peacock': 'var(--color-marigold)',
  '--color-peacock-dark': 'var(--color-marigold-pale)',
  '--color-ink-soft': 'var(--color-sand)',
  '--color-focus': 'var(--color-marigold)',
  '--color-line': 'var(--color-ink-soft)',
  '--color-button-line': 'var(--color-surface)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  // A browser that does not know `color-mix` finds an error in `var()` only late, and would then show no
  // background.
  '@supports (background: color-mix(in srgb, red, blue))': {
    '--color-line': 'color-mix(in srgb, var(--color-paper) 28%, transparent)',
    '--kolam':
      'radial-gradient(circle, color-mix(in srgb, var(--color-paper) 16%, transparent) 1.5px, transparent 1.6px) 0 0 / 1.5rem 1.5rem',
    background: 'var(--kolam), var(--color-ink)',
  },
})

const tones = {
  paper: plain('paper'),
  sand: plain('sand'),
  marigold: dotted('marigold-pale'),
  mint: dotted('mint'),
  sky: dotted('sky'),
  rose: plain('rose'),
  ink: darkBackgroundStyles,
}

export function SectionHeading({ title, lead }: Pick<Props, 'title' | 'lead'>) {
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
