import { css } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/Button.tsx'
import { partners } from '../../../company/partners.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { PartnerLogo } from '../../../components/PartnerLogo.tsx'

/** Who we work with, and an invitation to join them. */
export function Partners() {
  return (
    <FullWidthSection tone="marigold">
      <div css={columns}>
        <div css={words}>
          <h2>Partners</h2>
          <p css={lead}>
            We work with government departments, school boards, companies and their CSR teams, colleges, and
            many carpenters, in three initiatives.
          </p>
          <ButtonLink href="/contact">Become a Partner</ButtonLink>
        </div>
        <ul role="list" css={list}>
          {partners.map(partner => (
            <li key={partner.name} css={row}>
              <PartnerLogo css={picture} partner={partner} sizes="7rem" />
              <div>
                <h3>{partner.name}</h3>
                <p>{partner.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-8)',
  [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', alignContent: 'start' })
const lead = css({ fontSize: 'var(--text-l)' })
const list = css({ display: 'grid', gap: 'var(--space-5)' })

const row = css({
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 42vw - 2.4rem) minmax(0, 1fr)',
  gap: 'min(var(--space-5), 7vw)',
  alignItems: 'start',
})

const picture = css({
  width: '100%',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-paper)',
})
