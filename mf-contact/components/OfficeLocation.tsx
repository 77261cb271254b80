import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { wideTablet } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { inkBorder } from '@kutuhal/ui/ink-line.ts'
import { PostalAddress } from '@kutuhal/ui/PostalAddress.tsx'
import { publicFileUrl } from '../asset.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly words: ContactMessages
}

/** Where the office is, as a drawn map and as text. */
export function OfficeLocation({ words: { visit, untranslated } }: Props) {
  return (
    <section aria-labelledby="contact-visit" css={band}>
      <Container>
        <div css={columns}>
          <img
            src={publicFileUrl('media/map.svg')}
            width={800}
            height={480}
            alt={visit.map}
            loading="lazy"
            css={map}
          />
          <div css={words}>
            <h2 id="contact-visit">{visit.heading}</h2>
            <PostalAddress lang={untranslated} />
            <ArrowLink href={mapsLink} leavesSite={visit.leavesSite}>
              {visit.directions}
            </ArrowLink>
            <p>{visit.tours}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}

const { area, city, postalCode, country } = site.address

/** A map search for area and postal code only, because street and house names confuse map services. */
const query = `${area}, ${city} ${postalCode}, ${country}`
const mapsLink = `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  [wideTablet]: { gridTemplateColumns: '3fr 2fr', gap: 'var(--space-7)' },
})

const map = css({
  width: '100%',
  border: inkBorder,
  borderRadius: 'var(--radius-m)',
  background: 'var(--kolam), var(--color-paper)',
})

const words = css({ display: 'grid', gap: 'var(--space-4)' })
