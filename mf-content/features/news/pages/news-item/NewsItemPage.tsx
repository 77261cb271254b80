import { css } from '@emotion/react'
import type { SanitisedHtml } from '@kutuhal/contract'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Prose } from '@kutuhal/ui/Prose.tsx'
import { screenOnly } from '@kutuhal/ui/on-paper.ts'
import { ItemDetail } from '../../../../lists/components/ItemDetail.tsx'
import type { AdjacentItems } from '../../../../lists/adjacent-items.ts'
import { NewsHeader } from '../../components/NewsHeader.tsx'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { NewsCard } from '../../components/NewsCard.tsx'
import type { ArticleSummary } from '../../articles.ts'

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
  // Leave room for the picture, which overlaps the lower edge of the header.
  paddingBlock: 'var(--space-8) var(--space-7)',
})

const beside = css({
  [desk]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--space-5))',
    alignSelf: 'start',
  },
})
