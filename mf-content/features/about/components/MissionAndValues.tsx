import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import type { TitledTexts } from '../../../text-types.ts'

export function MissionAndValues() {
  return (
    <FullWidthSection tone="sand">
      <div css={pair}>
        <div data-scheme="light" css={[panel, mission]}>
          <h2>Our mission</h2>
          <p>
            To put tools, materials and time into the hands of children, together with teachers who let them
            try, so that they learn science by finding things out.
          </p>
        </div>
        <div data-scheme="light" css={[panel, vision]}>
          <h2>Our vision</h2>
          <p>
            A country in which the nearest lab is never further away than the nearest cricket pitch, and in
            which it is ordinary for a girl from a village to repair the pump.
          </p>
        </div>
      </div>
      <h2 css={valuesTitle}>Our values</h2>
      <ol role="list" css={list}>
        {Object.entries(companyValues).map(([title, text], index) => (
          <li key={title} css={row}>
            <span css={textStyles.numeral} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  )
}

const pair = css({ display: 'grid', [desktopQuery]: { gridTemplateColumns: '7fr 5fr', alignItems: 'start' } })

const panel = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'clamp(var(--space-5), 4vw, var(--space-7))',
  fontSize: 'var(--text-l)',
})

const mission = css({ background: 'var(--color-peacock)', color: 'var(--color-surface)' })

const vision = css({
  background: 'var(--color-marigold)',
  [desktopQuery]: { marginTop: 'var(--space-7)', marginLeft: 'calc(-1 * var(--space-5))' },
})

const valuesTitle = css({ margin: 'var(--space-8) 0 var(--space-4)' })

const list = css({ display: 'grid' })

const row = css({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: 'var(--space-1) var(--space-4)',
  alignItems: 'baseline',
  paddingBlock: 'var(--space-4)',
  borderTop: '2px dotted var(--color-field-line)',
  '& > p': { gridColumn: 2 },
  [tabletQuery]: {
    gridTemplateColumns: '3rem minmax(0, 5fr) minmax(0, 8fr)',
    '& > p': { gridColumn: 3 },
  },
})

const companyValues: TitledTexts = {
  'Hands before slides': 'If a thing can be touched, it is touched first and explained afterwards.',
  'Failures go on record':
    'The failed run is written down with a guess at the reason. That is the part from which the next class learns.',
  'Whoever is at the back counts':
    'We plan a lesson for the child who cannot see the board, cannot pay or has never been asked. The others lose nothing.',
  'We stay, and then we leave':
    'Two years with a school, then its own teachers carry on. We count a lab as finished when it runs without us.',
  'As little data as possible':
    'We know how many children came and what they built. Names, marks and photographs stay with the school.',
}
