import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import type { ComponentProps } from 'react'
import type { Testimonial } from '../company/testimonials.ts'
import { FullWidthSection } from './FullWidthSection.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import { TestimonialQuote } from './TestimonialQuote.tsx'

interface Props extends ComponentProps<typeof FullWidthSection> {
  readonly title: string
  readonly lead?: string | undefined
  readonly testimonials: readonly Testimonial[]
}

/** Testimonials for visitors who decide about a lab, and a link to labs that they can visit. */
export function LabTestimonials({ title, lead, testimonials, ...band }: Props) {
  return (
    <FullWidthSection {...band}>
      <SectionHeading title={title} lead={lead} />
      <div css={columns}>
        {testimonials.map(testimonial => (
          <TestimonialQuote key={testimonial.name} testimonial={testimonial} />
        ))}
      </div>
      <ArrowLink href="/labs">Five labs that you can visit</ArrowLink>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  marginBottom: 'var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})
