import { css } from '@emotion/react'
import { deskWidth } from '@kutuhal/ui/breakpoints.ts'
import type { PostSummary } from '../posts.ts'
import { Illustration } from '../../../components/Illustration.tsx'

interface Props {
  readonly post: PostSummary
}

/** A post's picture above its text, which overlaps the lower edge of the header. */
export function PostCover({ post }: Props) {
  return (
    <Illustration
      css={cover}
      drawing={post.coverImage}
      alt={post.coverAlt}
      sizes={SIZES}
      loading="eager"
      fetchPriority="high"
    />
  )
}

const SIZES = `(min-width: ${deskWidth}) 40rem, 94vw`

const cover = css({
  marginTop: 'calc(-1 * (var(--space-7) + var(--space-8)))',
  boxShadow: 'var(--shadow-lifted)',
  background: 'var(--color-surface)',
})
