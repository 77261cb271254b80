import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { inkBorder } from '@kutuhal/ui/ink-line.ts'
import type { FlagshipLab } from '../flagship-labs.ts'

interface Props {
  readonly lab: FlagshipLab
}

/** A lab that people can visit in person, shown like an entry in a guest book. */
export function FlagshipLabRow({ lab }: Props) {
  return (
    <article css={row} id={lab.id}>
      <div>
        <p css={place}>{lab.place}</p>
        <p css={soft}>
          Since {lab.opened}
          <br />
          {lab.pupils}
        </p>
      </div>
      <div css={words}>
        <h3>{lab.name}</h3>
        <p>{lab.text}</p>
        <ArrowLink href={lab.link.href}>{lab.link.text}</ArrowLink>
      </div>
      <p css={detail}>
        <span css={label}>What visitors remember</span>
        {lab.detail}
      </p>
    </article>
  )
}

const row = css({
  display: 'grid',
  gap: 'var(--space-4) var(--space-6)',
  paddingBlock: 'var(--space-6)',
  borderTop: inkBorder,
  [desktopQuery]: { gridTemplateColumns: 'min(12rem, 19vw) minmax(0, 7fr) minmax(0, 4fr)' },
})

const place = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 })
const soft = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
const words = css({ display: 'grid', gap: 'var(--space-2)' })

const detail = css({
  alignSelf: 'start',
  maxWidth: 'none',
  padding: 'var(--space-4)',
  background: 'var(--color-marigold-pale)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  lineHeight: 1.35,
})

const label = css({
  display: 'block',
  marginBottom: 'var(--space-1)',
  color: 'var(--color-ink-soft)',
  fontFamily: 'var(--font-body)',
  fontSize: 'var(--text-s)',
})
