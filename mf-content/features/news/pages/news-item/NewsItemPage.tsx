import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { AdjacentItems } from '../../../../lists/adjacent-items.ts'
import { NewsHeader } from '../../components/NewsHeader.tsx'
import { NewsCard } from '../../components/NewsCard.tsx'
import type { ArticleSummary } from '../../articles.ts'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'

export interface NewsItemPageData {
  readonly article: ArticleSummary
  readonly body: SanitisedHtml
  readonly more: readonly ArticleSummary[]
  readonly titles: AdjacentItems
}

interface Props {
  readonly data: NewsItemPageData
}

export function NewsItemPage({ data: { article, body, more, titles } }: Props) {
  return (
    <ItemDetail
      header={<NewsHeader article={article} />}
      spacing={spacing}
      steps={{ id: article.id, listPath: '/news', label: 'Previous and next news item', titles }}
      more={{
        id: 'more-news',
        title: 'More News',
        items: more,
        card: item => <NewsCard article={item} headingLevel={3} />,
      }}
      newsletter={{
        title: 'News by e-mail',
        text: 'One letter a month: what opened, who won, and which camp has places left.',
      }}
    >
      <Prose html={body} />
      <div css={[beside, screenOnly]}>
        <ShareButtons />
      </div>
    </ItemDetail>
  )
}

const spacing = css({
  gap: 'var(--space-6)',
  // Leave room for the header's picture, which overlaps the header's lower edge.
  paddingBlock: 'var(--space-8) var(--space-7)',
})

const beside = css({
  [desktopQuery]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-5))',
    alignSelf: 'start',
  },
})

const networks = ['Facebook', 'X', 'WhatsApp']

/** Buttons to share a story. They have no action (product specification, point 2). */
function ShareButtons() {
  return (
    <section aria-labelledby="share" css={stack}>
      <h2 id="share" css={heading}>
        Share this story
      </h2>
      <div css={row}>
        {networks.map(network => (
          <button
            key={network}
            type="button"
            aria-describedby="no-sharing"
            css={[buttonStyles.secondary, small]}
          >
            <VisuallyHidden>Share on </VisuallyHidden>
            {network}
          </button>
        ))}
        <button type="button" aria-describedby="no-sharing" css={[buttonStyles.secondary, small]}>
          Copy link
        </button>
      </div>
      <p id="no-sharing" css={note}>
        These buttons do nothing yet. To pass the story on, send its address.
      </p>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })
const heading = css({ fontSize: 'var(--text-l)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
const small = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  fontSize: 'var(--text-s)',
})
