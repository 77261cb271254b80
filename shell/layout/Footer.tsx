import { css } from '@emotion/react'
import { composedYear, site, telephoneLink, useIsHydrated } from '@kutuhal/contract'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PostalAddress } from '@kutuhal/ui/PostalAddress.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { Brand } from './Brand.tsx'
import { ColourSwitch } from './ColourSwitch.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { legalLinks, quickLinks, serviceLinks } from './links.ts'
import { SocialLinks } from './SocialLinks.tsx'

interface Props {
  /** The language of these words, if the page is in another one. */
  readonly lang: string | undefined
}

/** The company's address, and links to other pages. On paper only the address. */
export function Footer({ lang }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <footer lang={lang} data-scheme="light" css={ground}>
      <Container css={columns}>
        <div css={about}>
          <Brand isAtFoot />
          <p>{site.description}</p>
          <SocialLinks />
        </div>
        <FooterLinks title="Quick Links" items={quickLinks} />
        <FooterLinks title="Our Services" items={serviceLinks} />
        <div css={contact}>
          <h2 css={heading}>Visit Us</h2>
          <PostalAddress />
          <p>
            <a href={telephoneLink}>{site.phone}</a>
          </p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <p css={screenOnly}>
            <a href="/labs">Five labs that you can visit</a>
          </p>
        </div>
      </Container>
      <Container css={closing}>
        <p>
          © <span>{isHydrated ? new Date().getFullYear() : composedYear()}</span> {site.brand}. All rights
          reserved.
        </p>
        <ColourSwitch />
        <ul role="list" css={legal}>
          {legalLinks.map(item => (
            <li key={item.path}>
              <a href={item.path}>{item.name}</a>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  )
}

const ground = css({
  paddingBlock: 'var(--space-8) var(--space-6)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  '& a': { color: 'inherit' },
  '& a:hover': { color: 'var(--color-marigold)' },
  '& :focus-visible': { outlineColor: 'var(--color-marigold)' },
  // On paper, show only who published the page, and their address.
  '@media print': { background: 'none', color: 'inherit', '& nav, & ul': { display: 'none' } },
})

const columns = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-6)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  // A tablet has room for two columns: the address next to the name, and the links below.
  '@media (min-width: 44rem) and (max-width: 63.99rem)': {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-child': { gridArea: '1 / 2' },
    '& > nav > ul': { gridTemplateColumns: '1fr 1fr' },
  },
})

const about = css({ display: 'grid', gap: 'var(--space-4)', alignContent: 'start' })
const contact = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' })
const heading = css({ fontSize: 'var(--text-l)' })

const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-5)',
  marginTop: 'var(--space-7)',
  fontSize: 'var(--text-s)',
  // The end of the page cannot scroll clear of the assistant's button: leave room unless that is beside it.
  paddingInlineEnd: 'clamp(var(--space-5), 5.5rem - (100vw - var(--width-page)) / 2, 4.5rem)',
})

const legal = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-5)' })
