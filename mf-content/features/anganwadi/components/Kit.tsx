import { css } from '@emotion/react'
import { desk, deskWidth, tablet } from '@kutuhal/ui/breakpoints.ts'
import { kitParts } from '../anganwadi.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { Illustration } from '../../../components/Illustration.tsx'

/** Shows what a centre gets. */
export function Kit() {
  return (
    <FullWidthSection tone="sand">
      <SectionHeading
        title="What a centre gets"
        lead="Everything fits on one small lorry, and nothing in it needs a charger except the lamp and the board."
      />
      <div css={columns}>
        <Illustration
          css={picture}
          drawing="anganwadi/kit"
          alt="A teal crate with a picture card, a puppet and an abacus, beside it a ball and wooden blocks"
          sizes={SIZES}
        />
        <dl css={list}>
          {kitParts.map(({ title, text }) => (
            <div key={title}>
              <dt css={name}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${deskWidth}) 30rem, 94vw`

const columns = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-7)',
  alignItems: 'start',
  [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const picture = css({ boxShadow: 'var(--shadow-print)' })

const list = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-6)',
  [tablet]: { gridTemplateColumns: '1fr 1fr' },
})

const name = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  fontWeight: 700,
  lineHeight: 1.3,
})
