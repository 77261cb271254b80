import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import type { ComponentPropsWithRef } from 'react'
import { darkBackgroundStyles } from './dark-background.ts'
import { dottedBackgroundLinkStyles } from './links-on-dots.ts'

interface Props extends ComponentPropsWithRef<'section'> {
  readonly tone?: keyof typeof tones
}

/** A section as wide as the window, on one of the brand's backgrounds. */
export function FullWidthSection({ tone = 'paper', children, ...rest }: Props) {
  return (
    <section data-scheme={tone === 'ink' ? 'light' : undefined} css={[band, tones[tone]]} {...rest}>
      <Container>{children}</Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)' })

const plain = (color: string) => css({ background: `var(--color-${color})` })
const dotted = (color: string) =>
  css(dottedBackgroundLinkStyles, { background: `var(--kolam), var(--color-${color})` })

const tones = {
  paper: plain('paper'),
  sand: plain('sand'),
  marigold: dotted('marigold-pale'),
  mint: dotted('mint'),
  sky: dotted('sky'),
  rose: plain('rose'),
  ink: darkBackgroundStyles,
}
