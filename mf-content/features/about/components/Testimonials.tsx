import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { testimonials } from '../../../company/testimonials.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { TestimonialQuote } from '../../../components/TestimonialQuote.tsx'

/** The testimonials of participants. */
export function Testimonials() {
  return (
    <FullWidthSection>
      <SectionHeading title="What people say about us" />
      <ul role="list" css={columns}>
        {testimonials.map(testimonial => (
          <li key={testimonial.name} css={item}>
            <TestimonialQuote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </FullWidthSection>
  )
}

const columns = css({ columnGap: 'var(--space-7)', [tablet]: { columnCount: 2 } })

const item = css({ breakInside: 'avoid', paddingBottom: 'var(--space-6)' })
