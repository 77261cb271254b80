import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import type { PostSummary } from '../../blog/posts.ts'
import { AuthorCard } from '../../components/blog/AuthorCard.tsx'
import { BlogCategories } from '../../components/blog/BlogCategories.tsx'
import { Comments } from '../../components/blog/Comments.tsx'
import { PostActions } from '../../components/blog/PostActions.tsx'
import { PostCover } from '../../components/blog/PostCover.tsx'
import { PostHeader } from '../../components/blog/PostHeader.tsx'
import { PostTags } from '../../components/blog/PostTags.tsx'
import { PreviousNext } from '../../components/items/PreviousNext.tsx'
import { RelatedPosts } from '../../components/blog/RelatedPosts.tsx'

export interface BlogPostPageData {
  readonly post: PostSummary
  readonly body: SanitisedHtml
  readonly related: readonly PostSummary[]
}

interface Props {
  readonly data: BlogPostPageData
}

export function BlogPostPage({ data: { post, body, related } }: Props) {
  return (
    <>
      <article>
        <PostHeader post={post} />
        <Container css={columns}>
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
        </Container>
      </article>
      <Container css={[foot, screenOnly]}>
        <PreviousNext id={post.id} listPath="/blog" label="Previous and next blog post" />
        <RelatedPosts posts={related} />
        <NewsletterBox
          title="New posts by e-mail"
          text="Once a month, with one thing to build at home from what is in the kitchen drawer."
        />
      </Container>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  paddingBlock: 'var(--space-7)',
  [desk]: {
    // The side keeps some room where the text has letters of twice the size.
    gridTemplateColumns: 'minmax(0, var(--width-text)) minmax(22%, 1fr)',
    gap: 'var(--space-8)',
  },
})

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-6)',
})

const foot = css({ display: 'grid', gap: 'var(--space-7)', paddingBottom: 'var(--space-section)' })
