import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { PdfLink } from '../../../components/PdfLink.tsx'
import {
  contactCallToAction,
  partnershipModels,
  partnershipModelsTitle,
  schoolProgramIntroduction,
  schoolProgramSteps,
} from '../school-program.ts'

/** The steps of a school programme, and the ways to take part. */
export function SchoolPrograms() {
  return (
    <FullWidthSection tone="ink" id="school-programs" {...schoolProgramIntroduction}>
      <ol role="list" css={steps}>
        {schoolProgramSteps.map(({ when, title, text }) => (
          <li key={title} css={step}>
            <p css={time}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3 css={modelsTitle}>{partnershipModelsTitle}</h3>
      <DefinitionList entries={partnershipModels} list={models} entry={model} />
      <div css={ask}>
        <p>{contactCallToAction.text}</p>
        <div css={ways}>
          <ButtonLink href="/contact">{contactCallToAction.title}</ButtonLink>
          <PdfLink paper="labs-for-schools">All this to pass on</PdfLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const steps = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [desktopQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const step = css({
  display: 'grid',
  gap: 'var(--space-2)',
  alignContent: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: '3px dotted var(--color-marigold)',
})

const time = css({ color: 'var(--color-marigold)', fontSize: 'var(--text-s)', fontWeight: 650 })

const modelsTitle = css({ margin: 'var(--space-8) 0 var(--space-4)' })

const models = css({ display: 'grid', marginBottom: 'var(--space-6)' })

const model = css({
  display: 'grid',
  gap: 'var(--space-1) var(--space-6)',
  paddingBlock: 'var(--space-4)',
  borderTop: '1px solid var(--color-line)',
  [tabletQuery]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
})

const ask = css({ display: 'grid', gap: 'var(--space-4)', '& > p': { maxWidth: '42rem' } })

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3) var(--space-5)',
})
