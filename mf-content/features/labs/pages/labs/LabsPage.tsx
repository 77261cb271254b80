import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'
import { ArariaLab } from '../../components/ArariaLab.tsx'
import { FlagshipLabRow } from '../../components/FlagshipLabRow.tsx'
import { PdfLink } from '../../../../components/PdfLink.tsx'
import { flagshipLabs } from '../../flagship-labs.ts'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desktopWidth, tabletQuery, tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { exhibits } from '../../exhibits.ts'
import { Illustration } from '../../../../components/Illustration.tsx'

export function LabsPage() {
  return (
    <>
      <PageHeader
        eyebrow="Labs"
        title="Five rooms worth a visit"
        lead="Each lab is planned for its school: its rooms, its timetable, its power supply. These five show how different they can be, and can be visited by appointment."
        drawing={publicFileUrl('drawings/headers/labs')}
      />
      <ArariaLab />
      <FullWidthSection>
        <SectionHeading title="Four more, all in Gujarat" />
        {flagshipLabs.map(lab => (
          <FlagshipLabRow key={lab.id} lab={lab} />
        ))}
        <div css={visit}>
          <h2>Come and look</h2>
          <p>
            Guided tours are by appointment, on school days and in small groups. The pupils do the guiding, so
            bring time: they ask questions too.
          </p>
          <ButtonLink href="/contact">Arrange a tour</ButtonLink>
          <PdfLink paper="labs-for-schools">How a lab is set up, and what it costs</PdfLink>
        </div>
      </FullWidthSection>
      <Exhibits />
    </>
  )
}

const visit = css({
  display: 'grid',
  gap: 'var(--space-4)',
  justifyItems: 'start',
  marginTop: 'var(--space-7)',
  padding: 'clamp(var(--space-5), 5vw, var(--space-8))',
  background: 'var(--kolam), var(--color-mint)',
  '& > p': { maxWidth: '40rem', fontSize: 'var(--text-l)' },
})

/** Objects that children have made, shown as on a table. */
function Exhibits() {
  return (
    <FullWidthSection tone="rose" id="exhibits">
      <SectionHeading title="What is on the tables" lead="Drawn by us from the things themselves." />
      <div css={columns}>
        {exhibits.map(({ drawing, alt, title, text, link }) => (
          <figure key={title} css={thing}>
            <Illustration css={picture} drawing={drawing} alt={alt} sizes={SIZES} />
            <figcaption css={words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ArrowLink href={link.href}>{link.text}</ArrowLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 36rem, (min-width: ${tabletWidth}) 46vw, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})

const thing = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' })
const picture = css({ boxShadow: 'var(--shadow-card)' })
const words = css({ display: 'grid', gap: 'var(--space-2)' })
