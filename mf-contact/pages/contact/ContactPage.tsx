import { css } from '@emotion/react'
import { narrowDesk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { ContactCard } from '../../components/ContactCard.tsx'
import { FaqSection } from '../../components/FaqSection.tsx'
import { MessageForm } from '../../components/MessageForm.tsx'
import { VisitBand } from '../../components/VisitBand.tsx'

/** Every way to reach the company, and answers to what most people ask. */
export function ContactPage() {
  return (
    <>
      <PageHeader
        title="Contact us"
        lead="A lab for your school, a place for your child, or a question before you decide: call, write an e-mail, or come and see the robots at work."
        drawing={asset('drawings/header')}
        ground="sand"
      />
      <Container>
        {/* Here the host shows no invitation at the end: its Get Started leads to this. */}
        <div id="get-started" css={columns}>
          <ContactCard />
          <MessageForm />
        </div>
      </Container>
      <VisitBand />
      <FaqSection />
      <Container>
        <div css={newsletter}>
          <NewsletterBox
            title="One letter a month"
            text="New labs, course dates and the next competition, in a letter that takes three minutes to read."
          />
        </div>
      </Container>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  paddingBlock: 'var(--space-7) var(--space-section)',
  [narrowDesk]: {
    scrollMarginTop: '10rem',
    gridTemplateColumns: '23rem minmax(0, 1fr)',
    gap: 'var(--space-8)',
    // The card leans into the header above it.
    '& > :first-of-type': { marginTop: 'calc(-1 * var(--space-8) - var(--space-5))' },
  },
})

const newsletter = css({ paddingBottom: 'var(--space-section)' })
