import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { InclusivePrograms } from '../../components/services/InclusivePrograms.tsx'
import { LabCards } from '../../components/services/LabCards.tsx'
import { LabSection } from '../../components/services/LabSection.tsx'
import { SchoolPrograms } from '../../components/services/SchoolPrograms.tsx'
import { labs } from '../../labs/labs.ts'

export function ServicesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Services"
        title="Eight labs, and the people who make them work"
        lead="Each lab can stand alone or share a room with another. Here is what children do in it, what it takes, and what comes out at the end."
        drawing={asset('drawings/headers/services')}
      >
        <div css={roomForCards} />
      </PageHeader>
      <LabCards />
      {labs.map((lab, index) => (
        <LabSection key={lab.id} lab={lab} number={index + 1} />
      ))}
      <SchoolPrograms />
      <InclusivePrograms />
    </>
  )
}

const roomForCards = css({ [tablet]: { height: 'var(--space-5)' } })
