import { css } from '@emotion/react'
import { desktopWidth, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { DefinitionList } from '../../../../components/DefinitionList.tsx'
import { FullWidthSection, SectionHeading } from '../../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../../components/Illustration.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { InclusivePrograms } from '../../components/InclusivePrograms.tsx'
import { LabCards } from '../../components/LabCards.tsx'
import { LabPrice } from '../../components/LabPrice.tsx'
import { LabSection } from '../../components/LabSection.tsx'
import { SchoolPrograms } from '../../components/SchoolPrograms.tsx'
import { labs } from '../../labs.ts'
import { labRoomIntroduction, labRoomPlanDrawing, roomRequirements } from '../../school-program.ts'

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

/** What a school's room needs and does not need, next to a plan of such a room. */
function LabRoom() {
  return (
    <FullWidthSection id="room">
      <div css={roomColumns}>
        <div>
          <SectionHeading {...labRoomIntroduction} />
          <DefinitionList entries={roomRequirements} list={requirements} />
        </div>
        <Illustration {...labRoomPlanDrawing} sizes={`(min-width: ${desktopWidth}) 34rem, 94vw`} />
      </div>
    </FullWidthSection>
  )
}

const roomColumns = createDesktopColumns({
  columns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'center',
})

const requirements = createTabletColumns({ columns: '1fr 1fr', gap: 'var(--space-4) var(--space-5)' })
