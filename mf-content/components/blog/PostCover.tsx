import { css } from '@emotion/react'
import { asset } from '../../asset.ts'
import type { PostSummary } from '../../blog/posts.ts'

interface Props {
  readonly post: PostSummary
}

/** The picture of a post, at the top of its text; it reaches up into the band of the header. */
export function PostCover({ post }: Props) {
  return <img css={cover} src={asset(post.coverImage)} alt={post.coverAlt} width={640} height={400} />
}

const cover = css({
  width: '100%',
  marginTop: 'calc(-1 * (var(--space-7) + var(--space-8)))',
  borderRadius: 'var(--radius-m)',
  boxShadow: 'var(--shadow-lifted)',
  background: 'var(--color-surface)',
})
