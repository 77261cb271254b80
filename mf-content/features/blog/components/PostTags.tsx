import { css } from '@emotion/react'
import { getTagPath } from '../tags.ts'

interface Props {
  readonly tags: readonly string[]
}

/** All tags of a post. Each links to all posts with that tag. */
export function PostTags({ tags }: Props) {
  return (
    <section aria-labelledby="tags" css={stack}>
      <h2 id="tags" css={heading}>
        Tags
      </h2>
      <ul role="list" css={row}>
        {tags.map(tag => (
          <li key={tag}>
            <a css={link} href={getTagPath(tag)}>
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })
const heading = css({ fontSize: 'var(--text-l)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })

const link = css({
  display: 'block',
  padding: 'var(--space-1) var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-round)',
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--color-ink)', background: 'var(--color-marigold-pale)' },
})
