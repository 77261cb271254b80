import { css } from '@emotion/react'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { impactFigures } from '../../../company/impact-figures.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { LabShelf } from './LabShelf.tsx'

const shown = [
  impactFigures.students,
  impactFigures.schools,
  impactFigures.programs,
  impactFigures.satisfaction,
]

/** What the company does in one sentence, its figures, and a link to the eight labs. */
export function ReachAndLabs() {
  return (
    <FullWidthSection>
      <div css={columns}>
        <h2 css={claim}>Eight kinds of labs, one habit: ask, try, and write down what happened.</h2>
        <dl css={list}>
          {shown.map(({ value, label }) => (
            <div key={label} css={figure}>
              <dt css={labelText}>{label}</dt>
              <dd css={number}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LabShelf />
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'center',
  [desktopQuery]: { gridTemplateColumns: '6fr 5fr' },
})

const claim = css({ fontSize: 'clamp(1.9rem, 1.4rem + 2.2vw, 3rem)' })

// Two columns, or one if large letters would break a number.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: 'var(--space-5)',
})

// The number is above its name only visually. Screen readers read the name first, as in the HTML.
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingLeft: 'var(--space-4)',
  borderLeft: '4px solid var(--color-marigold)',
})

const number = css({
  color: 'var(--color-vermilion)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-2xl)',
  fontWeight: 700,
  lineHeight: 1.1,
})

const labelText = css({ color: 'var(--color-ink-soft)' })
