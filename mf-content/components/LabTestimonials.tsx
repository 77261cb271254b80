import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui'
import type { ComponentProps } from 'react'
import type { Testimonial } from '../company/testimonials.ts'
import { createTabletColumns } from './column-styles.ts'
import { FullWidthSection } from './FullWidthSection.tsx'
import { TestimonialQuote } from './TestimonialQuote.tsx'

type Props = ComponentProps<typeof FullWidthSection> & { readonly testimonials: readonly Testimonial[] }

export function LabTestimonials({ testimonials, ...section }: Props) {
  return (
    <FullWidthSection {...section}>
      <div css={columns}>
        {testimonials.map(testimonial => (
          <TestimonialQuote key={testimonial.name} {...testimonial} />
        ))}
      </div>
      <ArrowLink href="/labs">Five labs that you can visit</ArrowLink>
    </FullWidthSection>
  )
}

const columns = css(createTabletColumns([1, 1], 'var(--space-6) var(--space-7)'), {
  marginBottom: 'var(--space-6)',
})
