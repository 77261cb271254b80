import { css } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../../components/SectionHeading.tsx'
import { HowToJoin } from '../../components/HowToJoin.tsx'
import { waitlistPurposes, waitlistRules } from '../../waitlist.ts'

export function WaitlistPage() {
  return (
    <>
      <PageHeader
        eyebrow="Waitlist"
        title="When a batch is full"
        lead="A batch has 12 to 15 places, so that every child gets an answer. This is how the next place is given."
        drawing={asset('drawings/headers/waitlist')}
        ground="rose"
      />
      <FullWidthSection>
        <div css={columns}>
          <h2>What the list is for</h2>
          <dl css={list}>
            {waitlistPurposes.map(({ title, text }) => (
              <div key={title}>
                <dt css={term}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </FullWidthSection>
      <FullWidthSection tone="marigold">
        <div css={columns}>
          <h2>How places are given</h2>
          <ol css={list}>
            {waitlistRules.map(({ title, text }) => (
              <li key={title}>
                <strong css={rule}>{title}</strong>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </FullWidthSection>
      <FullWidthSection>
        <SectionHeading title="How to join" />
        <HowToJoin />
      </FullWidthSection>
    </>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-5) var(--space-8)',
  [desk]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
})

const list = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '36em', fontSize: 'var(--text-l)' })

const rule = css({ display: 'block' })

const term = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.3,
})
