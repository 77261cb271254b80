import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { audiences } from '../../../company/audiences.data.ts'
import { NextBatchStart } from '../../courses/components/NextBatchStart.tsx'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'

/** Three sections, one for each audience, with links into the site. */
export function Audiences() {
  return (
    <FullWidthSection tone="sky" aria-label="Where to start">
      <div css={columns}>
        {audiences.map(({ title, text, links }) => (
          <div key={title} css={column}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ul role="list" css={list}>
              {links.map(link => (
                <li key={link.href}>
                  <ArrowLink href={link.href}>{link.text}</ArrowLink>
                  {link.starts && (
                    <p css={start}>
                      <NextBatchStart day={link.starts} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </FullWidthSection>
  )
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const column = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start' })
const list = css({ display: 'grid', gap: 'var(--space-2)' })
const start = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
