import { css, type SerializedStyles } from '@emotion/react'
import { desktopWidth, tabletWidth } from '@kutuhal/ui/styles.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import { cardTitleLinkStyles } from '../../../lists/components/card-link.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import { selectCardTags, type Category, type PostSummary } from '../posts.ts'

interface Props {
  readonly post: PostSummary
  readonly headingLevel: 2 | 3
  /** The first picture on the page loads eagerly. */
  readonly isFirst?: boolean
}

/** The whole card links to the post. On wide screens the picture is on the side that the list chooses. */
export function PostCard({ post, headingLevel, isFirst = false }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article css={card}>
      <div css={[mat, categoryBackgroundStyles[post.category]]}>
        <Illustration
          css={cover}
          drawing={post.coverImage}
          alt={post.coverAlt}
          sizes={SIZES}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </div>
      <div css={words}>
        <p css={category}>{post.category}</p>
        <Heading css={textStyles.extraLarge}>
          <a css={cardTitleLinkStyles} href={`/blog/${post.id}`}>
            {post.title}
          </a>
        </Heading>
        <p css={textStyles.soft}>{post.excerpt}</p>
        <p css={origin}>
          {post.author.name} · <time dateTime={post.date}>{formatDate(post.date)}</time>
        </p>
        <CardTags tags={post.tags} />
      </div>
    </article>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 28rem, (min-width: ${tabletWidth}) 34vw, 94vw`

const card = css({
  position: 'relative',
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'inherit',
  // Centred, the picture would move while the text is still arriving.
  alignItems: 'start',
  gap: 'var(--space-5)',
})

// A slightly tilted sheet of coloured paper below the picture.
const mat = css({
  flex: '1 1 16rem',
  minWidth: 0,
  padding: 'var(--space-3)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--tint)',
  // As wide as the card until the words arrive.
  '&:not(:has(+ div))': { visibility: 'hidden' },
})

const cover = css({
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface)',
  transform: 'rotate(-1deg)',
  transition: 'transform var(--quick) var(--ease)',
  'article:hover &': { transform: 'none' },
})

const words = css({ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 'var(--space-2)' })
const category = css({ color: 'var(--color-vermilion)', fontSize: 'var(--text-s)', fontWeight: 650 })
const origin = css({ fontSize: 'var(--text-s)', fontWeight: 650 })

/** As many as fit on a card. */
function CardTags({ tags }: Pick<PostSummary, 'tags'>) {
  const { shown, more } = selectCardTags(tags)
  return (
    <ul role="list" aria-label="Tags" css={row}>
      {shown.map(tag => (
        <li key={tag} css={pill}>
          {tag}
        </li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
})

const pill = css({
  padding: '0 var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-round)',
})

const tint = (color: string) => css({ '--tint': color })

/** As the CSS variable `--tint`. */
export const categoryBackgroundStyles: Readonly<Record<Category, SerializedStyles>> = {
  Robotics: tint('var(--color-marigold-pale)'),
  Education: tint('var(--color-mint)'),
  Competitions: tint('var(--color-rose)'),
  Programming: tint('var(--color-sky)'),
  'AI in Education': tint('var(--color-sand)'),
}
