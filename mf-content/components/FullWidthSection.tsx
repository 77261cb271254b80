import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import type { ComponentPropsWithRef } from 'react'
import { darkBackgroundStyles } from './dark-background.ts'

interface Props extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: string
  readonly lead?: string | undefined
  readonly tone?: keyof typeof tones
}

/** A section as wide as the window, on one of the brand's backgrounds, with its heading if it has a title. */
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
// Links are darker, so that they stay readable where they cross the dots of the pattern.
const dotted = (color: string) =>
  css({ '--color-peacock': 'var(--color-peacock-dark)', background: `var(--kolam), var(--color-${color})` })

const tones = {
  paper: plain('paper'),
  sand: plain('sand'),
  marigold: dotted('marigold-pale'),
  mint: dotted('mint'),
  sky: dotted('sky'),
  rose: plain('rose'),
  ink: darkBackgroundStyles,
}

/** The h2 of a section, with a sentence below. */
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
