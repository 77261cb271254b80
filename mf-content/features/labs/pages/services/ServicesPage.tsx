import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { InclusivePrograms } from '../../components/InclusivePrograms.tsx'
import { LabCards } from '../../components/LabCards.tsx'
import { LabPrice } from '../../components/LabPrice.tsx'
import { LabRoom } from '../../components/LabRoom.tsx'
import { LabSection } from '../../components/LabSection.tsx'
import { SchoolPrograms } from '../../components/SchoolPrograms.tsx'
import { ServicesIndex } from '../../components/ServicesIndex.tsx'
import { LabTestimonials } from '../../../../components/LabTestimonials.tsx'
import { testimonialsByPerson } from '../../../../company/testimonials.ts'
import { labs } from '../../labs.ts'

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
