import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { InclusivePrograms } from '../../components/InclusivePrograms.tsx'
import { LabCards } from '../../components/LabCards.tsx'
import { LabSection } from '../../components/LabSection.tsx'
import { labs } from '../../labs.ts'
import { LabPrice, LabRoom, SchoolPrograms } from '../../components/SchoolPrograms.tsx'

export function ServicesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Services"
        title="Eight labs, and the people who make them work"
        lead="How a programme with your school goes, what drives its price, and what children do in each of the eight labs."
        drawing={publicFileUrl('drawings/headers/services')}
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

const roomForCards = css({ [tabletQuery]: { height: 'var(--space-5)' } })

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
