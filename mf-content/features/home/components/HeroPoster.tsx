import { css } from '@emotion/react'
import { wideTabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { Picture } from '@kutuhal/ui/Picture.tsx'
import { asset } from '../../../asset.ts'

/** The widths of the files from mf-content/hero/render.mjs; px. */
const WIDTHS = [640, 960, 1280, 1920]

/** The first picture of the film, and for many visitors the only one; usually the LCP element. */
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
 * A phone crops it to 6:5, so it is 148vw wide there. This asks for a little less: slightly under two pixels
 * per CSS pixel suffice for soft focus, and phones then load the 960 file.
 */
const SIZES = `(min-width: ${wideTabletWidth}) 100vw, 133vw`

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
  // Hides the alt text, which would cover the heading if the picture is missing.
  color: 'transparent',
})
