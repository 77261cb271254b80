import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/eyebrow-style.ts'
import { getCategoryPath } from '../categories.ts'
import type { PostSummary } from '../posts.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import { categoryBackgroundStyles } from './category-backgrounds.ts'

interface Props {
  readonly post: PostSummary
}

/**
 * The header of a post, in the colour of the post's category. It leaves space for the picture that overlaps
 * it.
 */
export function PostHeader({ post }: Props) {
  return (
    <header css={[band, categoryBackgroundStyles[post.category]]}>
      <Container css={words}>
        <a css={eyebrowStyle} href={getCategoryPath(post.category)}>
          {post.category}
        </a>
        <h1 css={title}>{post.title}</h1>
        <p css={origin}>
          <span>By {post.author.name}</span>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </p>
      </Container>
    </header>
  )
}

const band = css({
  paddingBlock: 'var(--space-section) calc(var(--space-8) + var(--space-7))',
  background: 'var(--kolam), var(--tint)',
})

const words = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)' })

const title = css({ maxWidth: '12em' })

const origin = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-5)',
  fontWeight: 650,
})
