import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { PostalAddress } from '@kutuhal/ui'
import type { LucideIcon } from 'lucide-react'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { ContactMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly words: ContactMessages
}

export function ContactCard({ words: { details, openingHours, untranslated } }: Props) {
  return (
    <section data-scheme="light" aria-labelledby="contact-details" css={card}>
      <h2 id="contact-details" css={heading}>
        {details.heading}
      </h2>
      <dl css={list}>
        <Way Sign={Phone} name={details.phone}>
          <a href={telephoneLink} css={[link, large]}>
            {site.phone}
          </a>
        </Way>
        <Way Sign={Mail} name={details.email}>
          <a href={`mailto:${site.email}`} css={[link, large]}>
            {site.email}
          </a>
        </Way>
        <Way Sign={MapPin} name={details.address}>
          <PostalAddress lang={untranslated} />
        </Way>
      </dl>
      <table css={hours}>
        <caption>{details.hours}</caption>
        <tbody>
          {openingHours.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface WayProps {
  readonly Sign: LucideIcon
  readonly name: string
  readonly children: ReactNode
}

function Way({ Sign, name, children }: WayProps) {
  return (
    <div css={way}>
      <dt css={wayName}>
        <Sign aria-hidden size={18} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const card = css({
  display: 'grid',
  gap: 'var(--space-5)',
  alignSelf: 'start',
  '@media (min-width: 40rem) and (max-width: 59.99rem)': {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'var(--space-7)',
    '& > h2': { gridColumn: '1 / -1' },
  },
  padding: 'clamp(var(--space-5), 4vw, var(--space-6))',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  boxShadow: 'var(--shadow-print)',
})

const heading = css({ fontSize: 'var(--text-xl)' })
const list = css({ display: 'grid', gap: 'var(--space-4)' })
const way = css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0 })

const wayName = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  fontSize: 'var(--text-s)',
  color: 'var(--color-sand)',
})

const link = css({
  display: 'inline-block',
  paddingBlock: 'var(--space-1)',
  color: 'var(--color-paper)',
  '&:hover': { color: 'var(--color-marigold)' },
  '&:focus-visible': { outlineColor: 'var(--color-marigold)' },
})

const large = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
  overflowWrap: 'anywhere',
})

const hours = css({
  width: '100%',
  alignSelf: 'start',
  borderCollapse: 'collapse',
  '& caption': {
    paddingBottom: 'var(--space-2)',
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--text-l)',
    fontWeight: 700,
    textAlign: 'left',
  },
  '& th, & td': {
    padding: 'var(--space-2) 0',
    borderTop: '1px solid var(--color-field-line)',
    fontWeight: 'inherit',
    textAlign: 'left',
  },
  // As wide as its days, so hours that arrive later do not move the column's edge.
  '& th': { width: 0, paddingRight: 'var(--space-4)', whiteSpace: 'nowrap' },
  '& td': { textAlign: 'right' },
})
