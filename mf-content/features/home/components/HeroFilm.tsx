import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { publicFileUrl } from '../../../asset.ts'
import { Picture } from '@kutuhal/ui'
import { wideTabletWidth } from '@kutuhal/ui/styles.ts'

/**
 * It loads last, or when a visitor presses Play. Composed HTML leaves it out: for a `video`, Chromium first
 * loads built-in styles, which would delay the first paint.
 */
export function HeroFilm() {
  return (
    <>
      <HeroPoster />
      {useIsHydrated() && <Film />}
    </>
  )
}

function Film() {
  const video = useRef<HTMLVideoElement>(null)
  const [film, setFilm] = useState<'unseen' | 'playing' | 'paused'>('unseen')
  // Browsers may refuse autoplay. The poster then stays.
  const play = () => {
    const film = video.current
    // Some supported browsers ignore `media` of a `source` element, so phones would load the wide film.
    if (film?.src === '' && playsWideFilm(film)) film.src = publicFileUrl('media/hero/hero-1920.av1.mp4')
    void film?.play().catch(() => undefined)
  }

  useEffect(() => (prefersStillPicture() ? undefined : afterPageLoad(play)), [])

  return (
    <>
      <video
        ref={video}
        css={[filmLayer, film === 'unseen' && transparent]}
        width={1280}
        height={720}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden
        onPlaying={() => setFilm('playing')}
        onPause={() => setFilm('paused')}
      >
        <source src={publicFileUrl('media/hero/hero.av1.mp4')} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={publicFileUrl('media/hero/hero.webm')} type="video/webm" />
        <source src={publicFileUrl('media/hero/hero.mp4')} type="video/mp4" />
      </video>
      <button type="button" css={control} onClick={film === 'playing' ? () => video.current?.pause() : play}>
        {film === 'playing' ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
        <span>{film === 'playing' ? 'Pause film' : 'Play film'}</span>
      </button>
    </>
  )
}

const filmLayer = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
  transition: 'opacity 0.6s var(--ease)',
})

const transparent = css({ opacity: 0 })

const control = css({
  position: 'absolute',
  // Clear of the assistant's button in the corner.
  right: 'calc(3.75rem + var(--space-6))',
  bottom: 'var(--space-4)',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  // As wide as the longer of its two texts.
  minWidth: '8.25rem',
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  fontSize: 'var(--text-s)',
  '&:hover': { background: 'var(--color-indigo)' },
})

/** The film must not compete with the page's files. @returns a function that cancels the callback */
function afterPageLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}

/** So wide that the film of 1280 px looks soft. Phones never match, even in landscape. */
const SOFT = '(min-width: 100rem), (min-width: 80rem) and (min-resolution: 1.25dppx)'

/** The default film would look soft in this window, and the browser can play the sharper one. */
function playsWideFilm(film: HTMLVideoElement): boolean {
  return (
    window.matchMedia(SOFT).matches && film.canPlayType('video/mp4; codecs="av01.0.08M.08"') === 'probably'
  )
}

// The type of https://wicg.github.io/savedata/, which TypeScript's DOM types lack.
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Less motion or less data: the film does not start by itself. */
function prefersStillPicture(): boolean {
  const { connection }: DataSaver = navigator
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Px. */
const WIDTHS = [640, 960, 1280, 1920]

/** Usually the LCP element; many visitors see only this picture. */
function HeroPoster() {
  return (
    <Picture
      css={picture}
      file={publicFileUrl('media/hero/poster')}
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
 * On phones the poster is in fact 148vw wide, because it is cropped to 6:5. The smaller value makes them load
 * the 960 px file, which is sharp enough for such a soft picture.
 */
const SIZES = `(min-width: ${wideTabletWidth}) 100vw, 133vw`

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--film-position)',
  // Alt text would cover the heading if the picture is missing.
  color: 'transparent',
})
