import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { partners } from '../../../company/partners.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { PartnerLogo } from '../../../components/PartnerLogo.tsx'

/** The three initiatives that the company runs with others. */
export function Collaborations() {
  return (
    <FullWidthSection tone="sand">
      <div css={columns}>
        <SectionHeading
          title="Our Collaborations"
          lead="Most of our work is done together with others, in these three initiatives."
        />
        <ul role="list">
          {partners.map(partner => (
            <li key={partner.name} css={row}>
              <PartnerLogo css={picture} partner={partner} sizes="(min-width: 54rem) 13rem, 24vw" />
              <div css={words}>
                <h3>{partner.name}</h3>
                <p>{partner.text}</p>
                <ArrowLink href={partner.link.href}>{partner.link.text}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  )
}

// The title stays in view while the three initiatives scroll.
const columns = css({
  [desktopQuery]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(22rem, 38%), 5fr) minmax(0, 8fr)',
    columnGap: 'var(--space-8)',
    '& > div:first-of-type': {
      position: 'sticky',
      top: 'calc(var(--header-height) + var(--space-6))',
      alignSelf: 'start',
    },
  },
})

const row = css({
  display: 'grid',
  gap: 'var(--space-4) clamp(var(--space-4), 4vw, var(--space-7))',
  gridTemplateColumns: 'clamp(min(4.5rem, 22vw), 24vw, 13rem) minmax(0, 1fr)',
  alignItems: 'center',
  '& + &': {
    marginTop: 'var(--space-6)',
    paddingTop: 'var(--space-6)',
    borderTop: '2px dotted var(--color-field-line)',
  },
})

const picture = css({ width: '100%' })

const words = css({ display: 'grid', gap: 'var(--space-2)' })
