import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { ImpactFigures } from '../../components/ImpactFigures.tsx'
import { MissionAndValues } from '../../components/MissionAndValues.tsx'
import { CompanyStory } from '../../components/CompanyStory.tsx'
import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'
import { InstructorCard } from '../../../courses/components/InstructorCard.tsx'
import { instructors } from '../../../courses/instructors.ts'
import { testimonials } from '../../../../company/testimonials.ts'
import { TestimonialQuote } from '../../../../components/TestimonialQuote.tsx'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { partners } from '../../../../company/partners.ts'
import { PartnerLogo } from '../../../../components/PartnerLogo.tsx'

export function AboutPage() {
  return (
    <>
      <PageHeader
        eyebrow="About us"
        title="It started with a sewing machine"
        lead="We are teachers, engineers and two carpenters from Ahmedabad who build labs with schools, because children understand what they have taken apart."
        drawing={publicFileUrl('drawings/headers/about')}
        ground="rose"
      />
      <CompanyStory />
      <MissionAndValues />
      <Instructors />
      <ImpactFigures />
      <Testimonials />
      <Partners />
    </>
  )
}

/** The instructors of the weekend courses. */
function Instructors() {
  return (
    <FullWidthSection tone="mint">
      <SectionHeading title="Who teaches at weekends" />
      <div css={columns}>
        {instructors.map(instructor => (
          <InstructorCard key={instructor.name} instructor={instructor} />
        ))}
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

/** The testimonials of participants. */
function Testimonials() {
  return (
    <FullWidthSection>
      <SectionHeading title="What people say about us" />
      <ul role="list" css={testimonialsColumns}>
        {testimonials.map(testimonial => (
          <li key={testimonial.name} css={item}>
            <TestimonialQuote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </FullWidthSection>
  )
}

const testimonialsColumns = css({ columnGap: 'var(--space-7)', [tabletQuery]: { columnCount: 2 } })

const item = css({ breakInside: 'avoid', paddingBottom: 'var(--space-6)' })

/** Who we work with, and an invitation to join them. */
function Partners() {
  return (
    <FullWidthSection tone="marigold">
      <div css={partnersColumns}>
        <div css={words}>
          <h2>Partners</h2>
          <p css={lead}>
            We work with government departments, school boards, companies and their CSR teams, colleges, and
            many carpenters, in three initiatives.
          </p>
          <ButtonLink href="/contact">Become a Partner</ButtonLink>
        </div>
        <ul role="list" css={list}>
          {partners.map(partner => (
            <li key={partner.name} css={row}>
              <PartnerLogo css={picture} partner={partner} sizes="7rem" />
              <div>
                <h3>{partner.name}</h3>
                <p>{partner.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  )
}

const partnersColumns = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-8)',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', alignContent: 'start' })
const lead = css({ fontSize: 'var(--text-l)' })
const list = css({ display: 'grid', gap: 'var(--space-5)' })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 42vw - 2.4rem) minmax(0, 1fr)',
  gap: 'min(var(--space-5), 7vw)',
  alignItems: 'start',
})

const picture = css({
  width: '100%',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-paper)',
})
