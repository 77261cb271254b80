import { css } from '@emotion/react'
import type { Testimonial } from '../company/testimonials.ts'
import { textStyles } from './text-styles.ts'

export function TestimonialQuote({ quote, name, role, town }: Testimonial) {
  return (
    <figure css={note}>
      <blockquote css={words}>“{quote}”</blockquote>
      <figcaption css={textStyles.smallSoft}>
        <strong>{name}</strong>, {role}, {town}
      </figcaption>
    </figure>
  )
}

const note = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignContent: 'start',
  paddingLeft: 'var(--space-5)',
  borderLeft: '4px solid var(--color-marigold)',
})

const words = css({
  fontSize: 'var(--text-xl)',
  fontWeight: 500,
  lineHeight: 1.35,
})
