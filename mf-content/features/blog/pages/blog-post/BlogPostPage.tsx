import { css } from '@emotion/react'
import { Button, Container, Prose } from '@kutuhal/ui'
import { cardStyle, desktopWidth, eyebrowStyle, inkBorder, screenOnly } from '@kutuhal/ui/styles.ts'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Illustration } from '../../../../components/Illustration.tsx'
import { textStyles } from '../../../../components/text-styles.ts'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { ItemPageData } from '../../../../lists/item-page.ts'
import { formatDate } from '../../../../lists/readable-date.ts'
import { InstructorPortrait } from '../../../courses/components/InstructorCard.tsx'
import type { Author } from '../../authors.ts'
import { categoryBackgroundStyles, PostCard } from '../../components/PostCard.tsx'
import { categories, getFilteredBlogPath, type PostSummary } from '../../posts.ts'

export function BlogPostPage({ data }: { readonly data: ItemPageData<PostSummary> }) {
  const { item: post, body } = data
  return (
    <ItemDetail
      data={data}
      header={<PostHeader {...post} />}
      spacing={spacing}
      listPath="/blog"
      noun="blog post"
      more={{ id: 'related-posts', title: 'Related Posts' }}
      card={item => <PostCard post={item} headingLevel={3} />}
      newsletter={{
        title: 'New posts by e-mail',
        text: 'Once a month, with one thing to build at home from what is in the kitchen drawer.',
      }}
    >
      <div css={stack}>
        <Illustration
          css={cover}
          drawing={post.coverImage}
          alt={post.coverAlt}
          sizes={SIZES}
          loading="eager"
          fetchPriority="high"
        />
        <Prose html={body} />
        <div css={[stack, screenOnly]}>
          <PostActions />
          <Comments />
        </div>
      </div>
      <div css={[stack, screenOnly]}>
        <AuthorCard {...post.author} />
        <PostTags {...post} />
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

/** In the colour of the category, with space for the picture that overlaps it. */
function PostHeader({ title, author, date, category }: PostSummary) {
  return (
    <header css={[band, categoryBackgroundStyles[category]]}>
      <Container css={words}>
        <a css={eyebrowStyle} href={getFilteredBlogPath('category', category)}>
          {category}
        </a>
        <h1 css={heading}>{title}</h1>
        <p css={origin}>
          <span>By {author.name}</span>
          <time dateTime={date}>{formatDate(date)}</time>
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

const heading = css({ maxWidth: '12em' })

const origin = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-5)',
  fontWeight: 650,
})

function AuthorCard({ name, role, bio, portrait }: Author) {
  return (
    <section aria-labelledby="author" css={card}>
      {portrait && <InstructorPortrait {...portrait} />}
      <h2 id="author" css={textStyles.extraLarge}>
        {name}
      </h2>
      <p css={roleText}>{role}</p>
      <p>{bio}</p>
    </section>
  )
}

const card = css(cardStyle, {
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-5)',
  boxShadow: 'var(--shadow-print)',
})

const roleText = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontWeight: 650 })

function PostTags({ tags }: Pick<PostSummary, 'tags'>) {
  return (
    <section aria-labelledby="tags" css={tagsStack}>
      <h2 id="tags" css={textStyles.large}>
        Tags
      </h2>
      <ul role="list" css={row}>
        {tags.map(tag => (
          <li key={tag}>
            <a css={tagLink} href={getFilteredBlogPath('tag', tag)}>
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tagsStack = css({ display: 'grid', gap: 'var(--space-3)' })

const tagLink = css({
  display: 'block',
  padding: 'var(--space-1) var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-round)',
  fontSize: 'var(--text-s)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--color-ink)', background: 'var(--color-marigold-pale)' },
})

function BlogCategories() {
  return (
    <nav aria-labelledby="categories" css={categoriesStack}>
      <h2 id="categories" css={textStyles.large}>
        Categories
      </h2>
      <ul role="list" css={list}>
        {categories.map(category => (
          <li key={category} css={line}>
            <a css={categoryLink} href={getFilteredBlogPath('category', category)}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const categoriesStack = css({ display: 'grid', gap: 'var(--space-2)' })
const list = css({ borderTop: inkBorder })
const line = css({ borderBottom: '1px solid var(--color-line)' })
const categoryLink = css({ display: 'block', paddingBlock: 'var(--space-2)', textDecoration: 'none' })

/** The button has no action (product specification, point 2). */
function Comments() {
  return (
    <section aria-labelledby="comments" css={commentsStack}>
      <h2 id="comments" css={textStyles.extraLarge}>
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

const SIZES = `(min-width: ${desktopWidth}) 40rem, 94vw`

// Overlaps the lower edge of the header.
const cover = css({
  marginTop: 'calc(-1 * (var(--space-7) + var(--space-8)))',
  boxShadow: 'var(--shadow-lifted)',
  background: 'var(--color-surface)',
})
