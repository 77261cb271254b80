import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { impactFigures } from '../../../company/impact-figures.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'

const { students, schools, programs, satisfaction, lowIncome, founded } = impactFigures
const shown = [students, schools, lowIncome, programs, satisfaction, founded]

/** Six figures about what the company has achieved; the first is in large type. */
export function ImpactFigures() {
  return (
    <FullWidthSection tone="ink">
      <SectionHeading title="What has come of it" />
      <dl css={grid}>
        {shown.map(({ value, label, detail }) => (
          <div key={label} css={cell}>
            <dt css={name}>{label}</dt>
            <dd css={number}>{value}</dd>
            <dd css={soft}>{detail}</dd>
          </div>
        ))}
      </dl>
    </FullWidthSection>
  )
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [desktopQuery]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > div:nth-of-type(6)': { gridColumn: 'span 2' },
    '& > div:nth-of-type(1)': {
      gridColumn: 'span 2',
      '& dd:nth-of-type(1)': { fontSize: 'min(7rem, 11vw)' },
    },
  },
})

const cell = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  paddingTop: 'var(--space-3)',
  borderTop: '1px solid var(--color-line)',
})

// The number comes before its name only visually. Screen readers read the name first, as in the HTML.
const number = css({
  order: -1,
  alignSelf: 'end',
  color: 'var(--color-marigold)',
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(2.75rem, 4.5vw, 4rem)',
  fontWeight: 700,
  lineHeight: 1,
})

const name = css({ fontSize: 'var(--text-l)', fontWeight: 650 })
const soft = css({ color: 'var(--color-ink-soft)' })
