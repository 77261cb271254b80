import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { waysToJoinWaitlist } from '../waitlist.ts'

/** The three ways to join the waiting list, and the details that a family has to send. */
export function HowToJoin() {
  return (
    <>
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
        Tell us which course, camp or tier it is, the class your child is in, the language you would like, and
        when we can reach you. We need no name of the child and no document to put you on the list.
      </p>
    </>
  )
}

const signs = { Call: Phone, Write: Mail, 'Come by': MapPin }

const ways = css({
  display: 'grid',
  gap: 'var(--space-4)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

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
