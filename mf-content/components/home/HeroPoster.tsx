import { css } from '@emotion/react'
import { asset } from '../../asset.ts'

/** The first picture of the film, and all that many visitors see of it; usually the largest thing in the first view. */
export function HeroPoster() {
  const sources = `${asset('media/hero/poster-640.avif')} 640w, ${asset('media/hero/poster.avif')} 1280w`
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes="100vw" />
      <img
        css={picture}
        src={asset('media/hero/poster.jpg')}
        alt="A kolam: one marigold line winds around coloured dots"
        width={1280}
        height={720}
        fetchPriority="high"
      />
    </picture>
  )
}

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
})
