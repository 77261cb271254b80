import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { wideTablet } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { PostalAddress } from '@kutuhal/ui/PostalAddress.tsx'
import { asset } from '../asset.ts'
import { mapsLink } from '../visit/maps-link.ts'

/** Where the office is: a drawn map, and the same in words. */
export function VisitBand() {
  const { area, city } = site.address
  return (
    <section aria-labelledby="contact-visit" css={band}>
      <Container>
        <div css={columns}>
          <img
            src={asset('media/map.svg')}
            width={800}
            height={480}
            alt={`Sketch of the streets round our office in ${area}, ${city}`}
            loading="lazy"
            css={map}
          />
          <div css={words}>
            <h2 id="contact-visit">Find us in {area}</h2>
            <PostalAddress />
            <ArrowLink href={mapsLink}>Find the way on OpenStreetMap</ArrowLink>
            <p>
              Guided tours are by appointment. Call before you set out, and we will have a robot ready for you
              to drive.
            </p>
          </div>
        </div>
      </Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' })

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  [wideTablet]: { gridTemplateColumns: '3fr 2fr', gap: 'var(--space-7)' },
})

const map = css({
  width: '100%',
  border: inkLine,
  borderRadius: 'var(--radius-m)',
  background: 'var(--kolam), var(--color-paper)',
})

const words = css({ display: 'grid', gap: 'var(--space-4)' })
