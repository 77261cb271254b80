import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui'
import { desktopQuery } from '@kutuhal/ui/styles.ts'
import { impactFigures } from '../../../company/impact-figures.ts'
import { createDesktopColumns } from '../../../components/column-styles.ts'
import { DefinitionList } from '../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { measuresForDisabilities, measuresForLowIncome, stepsToSetUpClass } from '../inclusive-program.ts'

export function InclusivePrograms() {
  return (
    <FullWidthSection
      tone="mint"
      id="inclusive-programs"
      title="Inclusive programmes"
      lead="Children with disabilities and children from low-income families learn in the same labs. This is what we change so that they can."
    >
      <div css={halves}>
        <div css={half}>
          <h3>For children with disabilities</h3>
          <DefinitionList entries={measuresForDisabilities} list={list} term={term} />
        </div>
        <div css={half}>
          <h3>For students from low-income families</h3>
          <DefinitionList entries={measuresForLowIncome} list={list} term={term} />
        </div>
      </div>
      <div css={foot}>
        <p css={figure}>
          <strong css={number}>{impactFigures.lowIncome.value}</strong>
          {impactFigures.lowIncome.label} {impactFigures.lowIncome.detail}
        </p>
        <div css={setUp}>
          <h3>How a class is set up</h3>
          <ol css={steps}>
            {stepsToSetUpClass.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ArrowLink href="/news/2">Hetal’s class, and what the award grant pays for</ArrowLink>
        </div>
      </div>
    </FullWidthSection>
  )
}

const halves = css(createDesktopColumns([1, 1], 'var(--space-5)'), {
  [desktopQuery]: { '& > div:nth-of-type(2)': { marginTop: 'var(--space-7)' } },
})

const half = css({
  padding: 'clamp(var(--space-5), 3vw, var(--space-6))',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
})

const list = css({ display: 'grid', gap: 'var(--space-4)', marginTop: 'var(--space-4)' })
const term = css({ color: 'var(--color-peacock-dark)', fontWeight: 700 })

const foot = css(createDesktopColumns([5, 7], 'var(--space-6) var(--space-8)'), {
  marginTop: 'var(--space-7)',
})

const figure = css({ maxWidth: '20rem', fontSize: 'var(--text-l)' })

const number = css({
  display: 'block',
  color: 'var(--color-peacock-dark)',
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(3.5rem, 8vw, 6rem)',
  lineHeight: 1,
})

const setUp = css({ display: 'grid', gap: 'var(--space-3)' })
const steps = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: '36em', paddingLeft: 'var(--space-5)' })
