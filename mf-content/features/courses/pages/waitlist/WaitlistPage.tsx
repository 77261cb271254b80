import { css } from '@emotion/react'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { publicFileUrl } from '../../../../asset.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { DefinitionList } from '../../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import { waitlistPurposes, waitlistRules, waysToJoinWaitlist } from '../../waitlist.ts'

export function WaitlistPage() {
  return (
    <>
      <PageHeader
        eyebrow="Waitlist"
        title="When a batch is full"
        lead="A batch has 12 to 15 places, so that every child gets an answer. This is how the next place is given."
        drawing={publicFileUrl('drawings/headers/waitlist')}
        ground="rose"
      />
      <FullWidthSection>
        <div css={columns}>
          <h2>What the list is for</h2>
          <DefinitionList entries={waitlistPurposes} list={list} term={term} />
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
      <FullWidthSection title="How to join">
        <ul role="list" css={ways}>
          {waysToJoinWaitlist.map(({ title, link }) => {
            const Icon = signs[title]
            return (
              <li key={title} css={way}>
                <Icon aria-hidden css={sign} />
                <strong>{title}</strong>
                <a href={link.href}>{link.text}</a>
              </li>
            )
          })}
        </ul>
        <p css={note}>
          Tell us which course, camp or tier it is, the class your child is in, the language you would like,
          and when we can reach you. We need no name of the child and no document to put you on the list.
        </p>
      </FullWidthSection>
    </>
  )
}

const columns = createDesktopColumns({
  columns: 'minmax(0, 4fr) minmax(0, 7fr)',
  gap: 'var(--space-5) var(--space-8)',
})

const list = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '36em', fontSize: 'var(--text-l)' })

const rule = css({ display: 'block' })

const term = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.3,
})

const signs = { Call: Phone, Write: Mail, 'Come by': MapPin }

const ways = createTabletColumns({ columns: 'repeat(3, minmax(0, 1fr))', gap: 'var(--space-4)' })

const way = css(cardStyle, {
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-1)',
  padding: 'var(--space-5)',
  overflowWrap: 'anywhere',
  '& a': { minHeight: '1.5rem' },
})

const sign = css({ marginBottom: 'var(--space-2)', color: 'var(--color-vermilion)' })
const note = css({ maxWidth: 'var(--width-text)', marginTop: 'var(--space-5)', fontSize: 'var(--text-l)' })
