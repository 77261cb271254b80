import { css } from '@emotion/react'
import type { Testimonial } from '../company/testimonials.ts'

interface Props {
  readonly testimonial: Testimonial
}

/** A quote of a participant, with the participant's name, role and town. */
export function TestimonialQuote({ testimonial: { quote, name, role, town } }: Props) {
  return (
    <figure css={note}>
      <blockquote css={words}>“{quote}”</blockquote>
      <figcaption css={caption}>
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

const caption = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
