import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import type { PostSummary } from '../../blog/posts.ts'
import { PostCard } from './PostCard.tsx'

interface Props {
  readonly posts: readonly PostSummary[]
}

/** Where to read on after a post. */
export function RelatedPosts({ posts }: Props) {
  return (
    <section aria-labelledby="related-posts" css={stack}>
      <h2 id="related-posts">Related Posts</h2>
      <ul role="list" css={grid}>
        {posts.map(post => (
          <li key={post.id}>
            <PostCard post={post} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-5)' })

const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-5)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
