import { css } from '@emotion/react'
import { site, type Site } from '@kutuhal/contract'

type Network = Site['social'][number]['network']

/** Three simple glyphs; the icon set in use has no brand marks. */
const glyphs: Readonly<Record<Network, string>> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.6v.1',
  YouTube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9v6l5-3Z',
  LinkedIn:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm2.5 7v7m0-10.2v.1M11.5 17v-7m0 4c0-3 5-3 5 0v3',
}

export function SocialLinks() {
  return (
    <ul role="list" css={list}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} css={link} rel="noopener">
            <svg viewBox="0 0 24 24" width={24} height={24} css={glyph} role="img" aria-label={network}>
              <path d={glyphs[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'flex', gap: 'var(--space-2)' })

const link = css({
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
