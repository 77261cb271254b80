import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/on-paper.ts'
import type { PostSummary } from '../../posts.ts'
import { AuthorCard } from '../../components/AuthorCard.tsx'
import { BlogCategories } from '../../components/BlogCategories.tsx'
import { Comments } from '../../components/Comments.tsx'
import { PostActions } from '../../components/PostActions.tsx'
import { PostCard } from '../../components/PostCard.tsx'
import { PostCover } from '../../components/PostCover.tsx'
import { PostHeader } from '../../components/PostHeader.tsx'
import { PostTags } from '../../components/PostTags.tsx'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { AdjacentItems } from '../../../../lists/adjacent-items.ts'

export interface BlogPostPageData {
  readonly post: PostSummary
  readonly body: SanitisedHtml
  readonly related: readonly PostSummary[]
  readonly titles: AdjacentItems
}

interface Props {
  readonly data: BlogPostPageData
}

export function BlogPostPage({ data: { post, body, related, titles } }: Props) {
  return (
    <ItemDetail
      header={<PostHeader post={post} />}
      spacing={spacing}
      steps={{ id: post.id, listPath: '/blog', label: 'Previous and next blog post', titles }}
      more={{
        id: 'related-posts',
        title: 'Related Posts',
        items: related,
        card: item => <PostCard post={item} headingLevel={3} />,
      }}
      newsletter={{
        title: 'New posts by e-mail',
        text: 'Once a month, with one thing to build at home from what is in the kitchen drawer.',
      }}
    >
      <div css={stack}>
        <PostCover post={post} />
        <Prose html={body} />
        <div css={[stack, screenOnly]}>
          <PostActions />
          <Comments />
        </div>
      </div>
      <div css={[stack, screenOnly]}>
        <AuthorCard author={post.author} />
        <PostTags tags={post.tags} />
        <BlogCategories />
      </div>
    </ItemDetail>
  )
}

const spacing = css({ gap: 'var(--space-7)', paddingBlock: 'var(--space-7)' })

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-6)',
})
