import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { testimonials } from '../../../company/testimonials.ts'
import { Band } from '../../../components/Band.tsx'
import { BandHeading } from '../../../components/BandHeading.tsx'
import { Quote } from '../../../components/Quote.tsx'

/** What participants say. */
export function Testimonials() {
  return (
    <Band>
      <BandHeading title="What people say about us" />
      <ul role="list" css={columns}>
        {testimonials.map(testimonial => (
          <li key={testimonial.name} css={item}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

const columns = css({ columnGap: 'var(--space-7)', [tablet]: { columnCount: 2 } })

const item = css({ breakInside: 'avoid', paddingBottom: 'var(--space-6)' })
