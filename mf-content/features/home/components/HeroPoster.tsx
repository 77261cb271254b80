import { css } from '@emotion/react'
import { wideTabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { Picture } from '@kutuhal/ui/Picture.tsx'
import { asset } from '../../../asset.ts'

/** As mf-content/hero/render.mjs writes them; px. */
const WIDTHS = [640, 960, 1280, 1920]

/** The first picture of the film, and all that many visitors see of it; usually the largest thing in the first view. */
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
 * On a phone it fills a stage of six to five, and its sides are cut off: 148vw. A little less than two pixels to each CSS pixel are enough
 * for what lies there in soft focus, and keep phones to the file of 960.
 */
const SIZES = `(min-width: ${wideTabletWidth}) 100vw, 133vw`

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
  // Its description is for those who listen: where no picture comes it would lie over the words.
  color: 'transparent',
})
