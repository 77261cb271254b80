import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import type { Author, PostSummary } from '../../posts.ts'
import { PostCard } from '../../components/PostCard.tsx'
import { PostHeader } from '../../components/PostHeader.tsx'
import { PostTags } from '../../components/PostTags.tsx'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { AdjacentItems } from '../../../../lists/adjacent-items.ts'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import { inkBorder } from '@kutuhal/ui/ink-line.ts'
import { categories, getCategoryPath } from '../../categories.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { desktopWidth } from '@kutuhal/ui/breakpoints.ts'
import { Illustration } from '../../../../components/Illustration.tsx'

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

interface AuthorCardProps {
  readonly author: Author
}

/** The author of a post. */
function AuthorCard({ author }: AuthorCardProps) {
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

/** All categories of the blog; each links to its posts. */
function BlogCategories() {
  return (
    <nav aria-labelledby="categories" css={categoriesStack}>
      <h2 id="categories" css={heading}>
        Categories
      </h2>
      <ul role="list" css={list}>
        {categories.map(category => (
          <li key={category} css={line}>
            <a css={link} href={getCategoryPath(category)}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const categoriesStack = css({ display: 'grid', gap: 'var(--space-2)' })
const heading = css({ fontSize: 'var(--text-l)' })
const list = css({ borderTop: inkBorder })
const line = css({ borderBottom: '1px solid var(--color-line)' })
const link = css({ display: 'block', paddingBlock: 'var(--space-2)', textDecoration: 'none' })

/** Says that there are no comments yet. The button has no action (product specification, point 2). */
function Comments() {
  return (
    <section aria-labelledby="comments" css={commentsStack}>
      <h2 id="comments" css={commentsHeading}>
        Comments (0)
      </h2>
      <p id="no-comments">Comments are not open yet.</p>
      <Button kind="secondary" aria-describedby="no-comments">
        Add a Comment
      </Button>
    </section>
  )
}

const commentsStack = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' })
const commentsHeading = css({ fontSize: 'var(--text-xl)' })

/** A like lasts until the page closes. Comment and Share have no action (product specification, point 2). */
function PostActions() {
  const [isLiked, setIsLiked] = useState(false)
  return (
    <div css={row}>
      <Button kind="secondary" css={isLiked && liked} onClick={() => setIsLiked(!isLiked)}>
        <Heart aria-hidden size={20} fill={isLiked ? 'currentColor' : 'none'} />
        <span>{isLiked ? 'Liked' : 'Like'}</span>
      </Button>
      <Button kind="secondary" aria-describedby="no-actions">
        <MessageCircle aria-hidden size={20} /> Comment
      </Button>
      <Button kind="secondary" aria-describedby="no-actions">
        <Share2 aria-hidden size={20} /> Share
      </Button>
      <p id="no-actions" css={note}>
        Comment and Share do nothing yet. To pass this post on, send its address.
      </p>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({ flexBasis: '100%', color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
const liked = css({ background: 'var(--color-rose)', color: 'var(--color-vermilion-dark)' })

interface PostCoverProps {
  readonly post: PostSummary
}

/** The picture of a post, above the text. The picture overlaps the lower edge of the header. */
function PostCover({ post }: PostCoverProps) {
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

const SIZES = `(min-width: ${desktopWidth}) 40rem, 94vw`

const cover = css({
  marginTop: 'calc(-1 * (var(--space-7) + var(--space-8)))',
  boxShadow: 'var(--shadow-lifted)',
  background: 'var(--color-surface)',
})
