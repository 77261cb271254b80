import { css } from '@emotion/react'
import { desktopQuery, desktopWidth, tabletWidth } from '@kutuhal/ui/styles.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import { cardTitleLinkStyles } from '../../../lists/components/card-link.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import type { Article } from '../articles.ts'

interface Props {
  readonly article: Article
  readonly headingLevel: 2 | 3
  /** The first of a page: its card is wide, and its picture is not loaded lazily. */
  readonly isLead?: boolean
}

/** The whole card links to the story. */
export function NewsCard({ article, headingLevel, isLead = false }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article css={[card, isLead && leadCard]}>
      <Illustration
        css={cover}
        drawing={article.coverImage}
        alt={article.coverAlt}
        sizes={isLead ? LEAD_SIZES : SIZES}
        loading={isLead ? 'eager' : 'lazy'}
      />
      <div css={words}>
        <time css={date} dateTime={article.date}>
          {formatDate(article.date)}
        </time>
        <Heading css={isLead ? leadTitle : textStyles.extraLarge}>
          <a css={cardTitleLinkStyles} href={`/news/${article.id}`}>
            {article.title}
          </a>
        </Heading>
        <p css={isLead ? leadExcerpt : textStyles.soft}>{article.excerpt}</p>
      </div>
    </article>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 34rem, (min-width: ${tabletWidth}) 46vw, 94vw`
const LEAD_SIZES = `(min-width: 106rem) 50rem, (min-width: ${desktopWidth}) 40rem, 94vw`

const cover = css({
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  transition: 'box-shadow var(--quick) var(--ease)',
})

const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  '&:hover img': { boxShadow: 'var(--shadow-print)' },
  '&:active img': { boxShadow: 'none' },
})

const leadCard = css({
  // Centred, the words would move while they are still arriving.
  alignItems: 'start',
  gap: 'clamp(var(--space-4), 4vw, var(--space-7))',
  [desktopQuery]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
})

const words = css({ display: 'grid', gap: 'var(--space-2)', justifyItems: 'start' })

const date = css({
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '1.5rem',
    height: '3px',
    marginRight: 'var(--space-2)',
    verticalAlign: 'middle',
    background: 'var(--color-marigold)',
  },
})

const leadTitle = css({ fontSize: 'var(--text-2xl)' })
const leadExcerpt = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-l)' })
