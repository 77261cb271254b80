import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import type { ComponentProps } from 'react'
import type { Testimonial } from '../company/testimonials.ts'
import { Band } from './Band.tsx'
import { BandHeading } from './BandHeading.tsx'
import { Quote } from './Quote.tsx'

interface Props extends ComponentProps<typeof Band> {
  readonly title: string
  readonly lead?: string | undefined
  readonly testimonials: readonly Testimonial[]
}

/** Two testimonials for visitors who decide about a lab, and the labs they can contact. */
export function Voices({ title, lead, testimonials, ...band }: Props) {
  return (
    <Band {...band}>
      <BandHeading title={title} lead={lead} />
      <div css={columns}>
        {testimonials.map(testimonial => (
          <Quote key={testimonial.name} testimonial={testimonial} />
        ))}
      </div>
      <ArrowLink href="/labs">Five labs that you can visit</ArrowLink>
    </Band>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  marginBottom: 'var(--space-6)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
})
