import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { benefitsForPublicBodies, stepsToStart } from '../anganwadi.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'

/** Tells departments and CSR teams what they can count on, and how to start. */
export function ForPublicBodies() {
  return (
    <FullWidthSection tone="ink">
      <SectionHeading
        title="For government and CSR bodies"
        lead="You decide for hundreds of rooms that you cannot all visit. These four things we put into the agreement."
      />
      <dl css={promises}>
        {benefitsForPublicBodies.map(({ title, text }) => (
          <div key={title} css={promise}>
            <dt css={name}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 css={startTitle}>How to start</h2>
      <ol role="list" css={steps}>
        {stepsToStart.map(({ title, text }, index) => (
          <li key={title} css={step}>
            <span css={numeral} aria-hidden>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href="/contact">Name three centres</ButtonLink>
    </FullWidthSection>
  )
}

const promises = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-7)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
})

const promise = css({ paddingLeft: 'var(--space-4)', borderLeft: '4px solid var(--color-marigold)' })
const name = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })
const startTitle = css({ margin: 'var(--space-8) 0 var(--space-5)' })

const steps = css({
  display: 'grid',
  gap: 'var(--space-6)',
  marginBottom: 'var(--space-7)',
  [tabletQuery]: { gridTemplateColumns: '1fr 1fr' },
  [desktopQuery]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

const step = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' })

const numeral = css({
  color: 'var(--color-marigold)',
  fontFamily: 'var(--font-display)',
  fontSize: '4rem',
  fontWeight: 700,
  lineHeight: 0.9,
})
