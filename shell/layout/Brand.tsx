import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { asset } from '../asset.ts'

interface Props {
  /** Whether the brand is in the footer, which is dark and usually below the first view. */
  readonly isAtFoot?: boolean
}

/** The company's mark and name, which link to the home page. */
export function Brand({ isAtFoot = false }: Props) {
  return (
    <a href="/" css={brand}>
      <img
        src={asset(isAtFoot ? 'favicon.svg' : 'mark.svg')}
        width={44}
        height={44}
        alt=""
        loading={isAtFoot ? 'lazy' : 'eager'}
      />
      {site.brand}
    </a>
  )
}

const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'inherit',
  fontFamily: 'var(--font-display)',
  fontSize: 'min(clamp(1.35rem, 1rem + 1.6vw, 1.6rem), 8vw)',
  fontWeight: 700,
  lineHeight: 1,
  textDecoration: 'none',
  '&:hover': { color: 'inherit' },
  overflowWrap: 'normal',
  '& img': { width: 'min(clamp(2.25rem, 10vw, 2.75rem), 13vw)' },
})
