import { css } from '@emotion/react'
import { asset } from '../../asset.ts'
import { partners } from '../../company/partners.ts'
import { ArrowLink } from '../ArrowLink.tsx'
import { Band } from '../Band.tsx'
import { BandHeading } from '../BandHeading.tsx'
import { desk } from '../breakpoints.ts'

/** The three initiatives we work in together with others. */
export function Collaborations() {
  return (
    <Band tone="sand">
      <BandHeading
        title="Our Collaborations"
        lead="Nobody equips a district alone. These three circles carry most of what we do."
      />
      <ul role="list" css={stairs}>
        {partners.map(({ name, image, text, link }) => (
          <li key={name} css={step}>
            <img css={picture} src={asset(image)} alt="" width={240} height={240} loading="lazy" />
            <div css={words}>
              <h3>{name}</h3>
              <p>{text}</p>
              <ArrowLink href={link.href}>{link.text}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const stairs = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [desk]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > li:nth-of-type(2)': { marginTop: 'var(--space-7)' },
    '& > li:nth-of-type(3)': { marginTop: 'calc(2 * var(--space-7))' },
  },
})

const step = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'minmax(4.5rem, 25%) minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  [desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const picture = css({
  width: '100%',
  maxWidth: '11rem',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-paper)',
  boxShadow: 'var(--shadow-print)',
})

const words = css({ display: 'grid', gap: 'var(--space-2)' })
