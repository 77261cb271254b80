import { css } from '@emotion/react'
import { ArrowLink, ButtonLink } from '@kutuhal/ui'
import { desktopWidth, tabletQuery } from '@kutuhal/ui/styles.ts'
import { createDesktopColumns, createTabletColumns } from '../../../components/column-styles.ts'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { FullWidthSection, SectionHeading } from '../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../components/Illustration.tsx'
import { PdfLink } from '../../../components/PdfLink.tsx'
import { formatPrice } from '../../courses/course-text.ts'
import { exampleTotal, labPrice, labRoom, schoolProgram } from '../school-program.ts'

export function SchoolPrograms() {
  return (
    <FullWidthSection tone="ink" id="school-programs" title={schoolProgram.title} lead={schoolProgram.lead}>
      <ol role="list" css={steps}>
        {schoolProgram.steps.map(({ when, title, text }) => (
          <li key={title} css={step}>
            <p css={time}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h3 css={modelsTitle}>{schoolProgram.modelsTitle}</h3>
      <DefinitionList entries={schoolProgram.models} list={models} entry={model} />
      <div css={ask}>
        <p>{schoolProgram.contact.text}</p>
        <div css={ways}>
          <ButtonLink href="/contact">{schoolProgram.contact.title}</ButtonLink>
          <PdfLink>All this to pass on</PdfLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const steps = css(
  createTabletColumns([1, 1], 'var(--space-6)'),
  createDesktopColumns([1, 1, 1], 'var(--space-6)'),
)

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

export function LabRoom() {
  return (
    <FullWidthSection id="room">
      <div css={roomColumns}>
        <div>
          <SectionHeading title={labRoom.title} lead={labRoom.lead} />
          <DefinitionList entries={labRoom.requirements} list={requirements} />
        </div>
        <Illustration {...labRoom.plan} sizes={`(min-width: ${desktopWidth}) 34rem, 94vw`} />
      </div>
    </FullWidthSection>
  )
}

const roomColumns = createDesktopColumns([6, 5], 'var(--space-6) var(--space-7)', 'center')

const requirements = createTabletColumns([1, 1], 'var(--space-4) var(--space-5)')

const [purposeColumn, amountColumn] = labPrice.example.columns

/** Price drivers and one public example. The price for a school is only in the plan made for that school. */
export function LabPrice() {
  return (
    <FullWidthSection tone="marigold" id="price" title={labPrice.title} lead={labPrice.lead}>
      <div css={priceColumns}>
        <DefinitionList entries={labPrice.drivers} list={drivers} />
        <div css={example}>
          <table css={table}>
            <caption css={caption}>{labPrice.example.title}</caption>
            <thead>
              <tr>
                <th scope="col">{purposeColumn}</th>
                <th scope="col">{amountColumn}</th>
              </tr>
            </thead>
            <tbody>
              {labPrice.example.rows.map(({ purpose, rupees }) => (
                <tr key={purpose}>
                  <th scope="row">{purpose}</th>
                  <td>{formatPrice(rupees)}</td>
                </tr>
              ))}
              <tr css={sum}>
                <th scope="row">{labPrice.example.sum}</th>
                <td>{formatPrice(exampleTotal)}</td>
              </tr>
            </tbody>
          </table>
          <p>{labPrice.example.note}</p>
          <ArrowLink href="/news/1">How the grant is divided</ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const priceColumns = createDesktopColumns([7, 5], 'var(--space-6) var(--space-8)', 'start')

const drivers = createTabletColumns([1, 1], 'var(--space-4) var(--space-6)')

const example = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'clamp(min(var(--space-4), 5vw), 3vw, var(--space-5))',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: 'var(--space-2) 0',
    borderBottom: '1px solid var(--color-line)',
    fontWeight: 'inherit',
    textAlign: 'left',
  },
  '& td, & thead th:last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 'var(--text-s)' },
})

const caption = css({ paddingBottom: 'var(--space-2)', fontWeight: 650, textAlign: 'left' })
const sum = css({ fontWeight: 700 })
