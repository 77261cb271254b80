import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'

/** The next steps after a parent has chosen a course. */
export function BookingSteps() {
  return (
    <FullWidthSection tone="mint">
      <SectionHeading title="From choosing to the first lesson" />
      <div css={columns}>
        <div css={part}>
          <h3>Booking</h3>
          <p>
            Online, which means an e-mail to <a href={`mailto:${site.email}`}>{site.email}</a>, by phone at{' '}
            <a href={telephoneLink}>{site.phone}</a>, or in person in Ahmedabad. A spot is yours when the full
            payment is there. Batches start on the first weekend of each month.
          </p>
        </div>
        <div css={part}>
          <h3>A batch is full?</h3>
          <p>
            We keep groups small and open another one when enough families wait. Until then places are given
            in the order in which families reach us.
          </p>
          <ArrowLink href="/waitlist">How the waitlist works</ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const part = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: '4px solid var(--color-peacock)',
  '& [href^=tel]': { whiteSpace: 'nowrap' },
})
