import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import type { PostSummary } from '../posts.ts'
import { PostCard } from './PostCard.tsx'

interface Props {
  readonly posts: readonly PostSummary[]
}

/** A list of posts, with pictures on alternating sides. */
export function PostList({ posts }: Props) {
  return (
    <ol role="list" css={list}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={2} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  '& > li': { display: 'flex' },
  [tablet]: { '& > li:nth-of-type(even)': { flexDirection: 'row-reverse' } },
})
