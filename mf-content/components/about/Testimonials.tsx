import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { testimonials } from '../../company/testimonials.ts'
import { Band } from '../Band.tsx'
import { BandHeading } from '../BandHeading.tsx'

/** What people say who were there. */
export function Testimonials() {
  return (
    <Band>
      <BandHeading title="What people say about us" />
      <ul role="list" css={columns}>
        {testimonials.map(({ quote, name, role, town }) => (
          <li key={name} css={item}>
            <figure css={note}>
              <blockquote css={words}>“{quote}”</blockquote>
              <figcaption css={caption}>
                <strong>{name}</strong>, {role}, {town}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const columns = css({ columnGap: 'var(--space-7)', [tablet]: { columnCount: 2 } })

const item = css({ breakInside: 'avoid', paddingBottom: 'var(--space-6)' })

const note = css({
  display: 'grid',
  gap: 'var(--space-3)',
  paddingLeft: 'var(--space-5)',
  borderLeft: '4px solid var(--color-marigold)',
})

const words = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 500,
  lineHeight: 1.35,
})

const caption = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
