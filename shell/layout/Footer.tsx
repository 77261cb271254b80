import { css } from '@emotion/react'
import { composedYear, site, telephoneLink, useIsHydrated, type Site } from '@kutuhal/contract'
import { Container, PostalAddress } from '@kutuhal/ui'
import { screenOnly } from '@kutuhal/ui/styles.ts'
import { SITE_LANGUAGE } from '../routes.ts'
import { ColourSwitch } from './ColourSwitch.tsx'
import { Brand } from './Header.tsx'
import { legalLinks, quickLinks, serviceLinks, type NavigationItem } from './link-lists.ts'
import { LayoutLink } from './links.tsx'
import { translate } from './translate.ts'

export function Footer() {
  const isHydrated = useIsHydrated()
  return (
    <footer data-scheme="light" css={ground}>
      <Container css={columns}>
        <div css={about}>
          <Brand isAtFoot />
          <p>{translate(site.description)}</p>
          <SocialLinks />
        </div>
        <LinkColumn title="Quick Links" items={quickLinks} />
        <LinkColumn title="Our Services" items={serviceLinks} />
        <div css={contact}>
          <h2 css={heading}>{translate('Visit Us')}</h2>
          <PostalAddress lang={SITE_LANGUAGE} />
          <p>
            <a href={telephoneLink}>{site.phone}</a>
          </p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <p css={screenOnly}>
            <LayoutLink item={{ name: 'Five labs that you can visit', path: '/labs' }} />
          </p>
        </div>
      </Container>
      <Container css={closing}>
        <p>
          © <span>{isHydrated ? new Date().getFullYear() : composedYear()}</span> {site.brand}.{' '}
          {translate('All rights reserved.')}
        </p>
        <ul role="list" css={legal}>
          {legalLinks.map(item => (
            <li key={item.path}>
              <LayoutLink item={item} />
            </li>
          ))}
        </ul>
        <ColourSwitch />
      </Container>
    </footer>
  )
}

interface LinkColumnProps {
  readonly title: string
  readonly items: readonly NavigationItem[]
}

function LinkColumn({ title, items }: LinkColumnProps) {
  return (
    <nav aria-label={translate(title)}>
      <h2 css={columnHeading}>{translate(title)}</h2>
      <ul role="list" css={columnList}>
        {items.map(item => (
          <li key={item.path}>
            <LayoutLink item={item} css={columnLink} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Network = Site['social'][number]['network']

/** The icon set of the site has no brand marks. */
const glyphs: Readonly<Record<Network, string>> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.6v.1',
  YouTube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9v6l5-3Z',
  LinkedIn:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm2.5 7v7m0-10.2v.1M11.5 17v-7m0 4c0-3 5-3 5 0v3',
}

function SocialLinks() {
  return (
    <ul role="list" css={socialList}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} css={socialLink} rel="noopener">
            <svg viewBox="0 0 24 24" width={24} height={24} css={glyph} role="img" aria-label={network}>
              <path d={glyphs[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

const ground = css({
  paddingBlock: 'var(--space-8) var(--space-6)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  '& a': { color: 'inherit' },
  '& a:hover': { color: 'var(--color-marigold)' },
  '& :focus-visible': { outlineColor: 'var(--color-marigold)' },
  // The list of options takes the colours of its field.
  '& select': { background: 'var(--color-ink)' },
  // Print only who published the page, and their address.
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
const columnHeading = css({ fontSize: 'var(--text-l)', marginBottom: 'var(--space-3)' })

const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-5)',
  marginTop: 'var(--space-7)',
  fontSize: 'var(--text-s)',
})

const legal = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-5)' })

const columnList = css({ display: 'grid', gap: 'var(--space-1)' })
const columnLink = css({
  display: 'inline-block',
  paddingBlock: '0.2rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

const socialList = css({ display: 'flex', gap: 'var(--space-2)' })

const socialLink = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: '2px solid currentColor',
  borderRadius: 'var(--radius-round)',
})

const glyph = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
