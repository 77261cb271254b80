import { css } from '@emotion/react'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import type { Author } from '../posts.ts'

interface Props {
  readonly author: Author
}

/** The author of a post. */
export function AuthorCard({ author }: Props) {
  return (
    <section aria-labelledby="author" css={card}>
      <h2 id="author" css={name}>
        {author.name}
      </h2>
      <p css={role}>{author.role}</p>
      <p>{author.bio}</p>
    </section>
  )
}

const card = css(cardStyle, {
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-5)',
  boxShadow: 'var(--shadow-print)',
})

const name = css({ fontSize: 'var(--text-xl)' })
const role = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontWeight: 650 })
