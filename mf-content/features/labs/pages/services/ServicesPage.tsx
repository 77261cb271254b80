import { css } from '@emotion/react'
import { desk, deskWidth, tablet } from '@kutuhal/ui/breakpoints.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { InclusivePrograms } from '../../components/InclusivePrograms.tsx'
import { LabCards } from '../../components/LabCards.tsx'
import { LabPrice } from '../../components/LabPrice.tsx'
import { LabSection } from '../../components/LabSection.tsx'
import { SchoolPrograms } from '../../components/SchoolPrograms.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { labs } from '../../labs.ts'
import { roomPlan } from '../../exhibits.ts'
import { labRoomIntroduction, roomNeeds } from '../../lab-room.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { buttonStyles } from '@kutuhal/ui/Button.tsx'

export function ServicesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Services"
        title="Eight labs, and the people who make them work"
        lead="How a programme with your school goes, what drives its price, and what children do in each of the eight labs."
        drawing={asset('drawings/headers/services')}
      >
        <ServicesIndex />
        <div css={roomForCards} />
      </PageHeader>
      <LabCards />
      <SchoolPrograms />
      <LabRoom />
      <LabPrice />
      <LabTestimonials
        id="proof"
        title="Labs at work"
        lead="Ask the teachers and pupils of a lab what we should have told you. Visits are on school days, by appointment."
        testimonials={[testimonialsByPerson.principal, testimonialsByPerson.teacher]}
      />
      {labs.map((lab, index) => (
        <LabSection key={lab.id} lab={lab} number={index} />
      ))}
      <InclusivePrograms />
    </>
  )
}

const roomForCards = css({ [tablet]: { height: 'var(--space-5)' } })

/** What a school's room needs and does not need, next to a plan of such a room. */
function LabRoom() {
  return (
    <FullWidthSection id="room">
      <div css={columns}>
        <div>
          <SectionHeading {...labRoomIntroduction} />
          <dl css={needs}>
            {roomNeeds.map(({ title, text }) => (
              <div key={title}>
                <dt css={need}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Illustration drawing={roomPlan.drawing} alt={roomPlan.alt} sizes={SIZES} />
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${deskWidth}) 34rem, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'center',
  [desk]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
})

const needs = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-5)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
})

const need = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })

const parts = [
  { id: 'school-programs', name: 'How a programme goes' },
  { id: 'room', name: 'What the room needs' },
  { id: 'price', name: 'What drives the price' },
  { id: 'proof', name: 'Labs at work' },
  { id: 'inclusive-programs', name: 'Inclusive programmes' },
] as const

/** Links to the other sections of the page, for visitors with a single question. */
function ServicesIndex() {
  return (
    <nav aria-label="On this page">
      <ul role="list" css={list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} css={buttonStyles.secondary}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
