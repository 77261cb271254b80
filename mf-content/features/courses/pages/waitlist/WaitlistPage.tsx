import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { PageHeader } from '@kutuhal/ui'
import { cardStyle } from '@kutuhal/ui/styles.ts'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { publicFileUrl } from '../../../../asset.ts'
import { createDesktopColumns, createTabletColumns } from '../../../../components/column-styles.ts'
import { DefinitionList } from '../../../../components/DefinitionList.tsx'
import { FullWidthSection } from '../../../../components/FullWidthSection.tsx'
import type { TitledTexts } from '../../../../text-types.ts'

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
            {Object.entries(waitlistRules).map(([title, text]) => (
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
          {waysToJoinWaitlist.map(({ title, Icon, href, text }) => (
            <li key={title} css={way}>
              <Icon aria-hidden css={sign} />
              <strong>{title}</strong>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
        <p css={note}>
          Tell us which course, camp or tier it is, the class your child is in, the language you would like,
          and when we can reach you. We need no name of the child and no document to put you on the list.
        </p>
      </FullWidthSection>
    </>
  )
}

const columns = createDesktopColumns([4, 7], 'var(--space-5) var(--space-8)')

const list = css({ display: 'grid', gap: 'var(--space-5)', maxWidth: '36em', fontSize: 'var(--text-l)' })

const rule = css({ display: 'block' })

const term = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  lineHeight: 1.3,
})

const ways = createTabletColumns([1, 1, 1], 'var(--space-4)')

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

const waitlistPurposes: TitledTexts = {
  'The next batch of a course':
    'Batches start on the first weekend of each month and are small. If the one you want is full, the list decides who is called.',
  'Holiday camps':
    'Diwali, winter and summer: five days in one of our labs, for Classes 3 to 10. Names are taken from six weeks before.',
  'The online platform':
    'Places in Basic, Premium and Complete are given in the order of the list. New ones come at the start of each month.',
}

const waitlistRules: TitledTexts = {
  'First come, first called':
    'The list is in the order in which families reach us. Nobody can pay, or know somebody, to move up.',
  'One place in five is kept':
    'It is held for students from low-income families until seven days before the start. They pay no fee.',
  'You have 48 hours':
    'When a place is free we call twice and write once. After two days it goes to the next family, and you keep your position for the batch after.',
  'Waiting costs nothing':
    'No deposit, no obligation. Payment is due only when you accept a place, and then the usual cancellation terms hold.',
}

const waysToJoinWaitlist = [
  { title: 'Call', Icon: Phone, href: telephoneLink, text: site.phone },
  { title: 'Write', Icon: Mail, href: `mailto:${site.email}?subject=Waitlist`, text: site.email },
  { title: 'Come by', Icon: MapPin, href: '/contact', text: 'Address and opening hours' },
]
