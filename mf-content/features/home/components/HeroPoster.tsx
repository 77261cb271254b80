import { css } from '@emotion/react'
import { wideTabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { Picture } from '@kutuhal/ui/Picture.tsx'
import { asset } from '../../../asset.ts'

/** The widths of the files from mf-content/hero/render.mjs; px. */
const WIDTHS = [640, 960, 1280, 1920]

/** The first picture of the film, usually the LCP element. Many visitors see only this picture. */
export function HeroPoster() {
  return (
    <Picture
      css={picture}
      file={asset('media/hero/poster')}
      widths={WIDTHS}
      sizes={SIZES}
      alt="A kolam: one marigold line winds around coloured dots"
      width={1280}
      height={720}
      fetchPriority="high"
    />
  )
}

/**
 * Phones crop the poster to 6:5, so it is 148vw wide there. These sizes ask for less, so that phones load the
 * 960 px file: slightly under two pixels per CSS pixel suffice for a soft picture.
 */
const SIZES = `(min-width: ${wideTabletWidth}) 100vw, 133vw`

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
  // Make the alt text transparent: it would cover the heading if the picture is missing.
  color: 'transparent',
})
