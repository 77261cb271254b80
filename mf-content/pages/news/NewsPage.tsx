import { css } from '@emotion/react'
import { useQuery } from '@kutuhal/contract'
import { Button } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { NothingPicture } from '../../components/items/NothingPicture.tsx'
import { ListStatus } from '../../components/items/ListStatus.tsx'
import { NewsGrid } from '../../components/news/NewsGrid.tsx'
import { NewsTools } from '../../components/news/NewsTools.tsx'
import { useLateFocus } from '../../components/items/use-late-focus.ts'
import { useSearchTexts } from '../../components/items/use-search-texts.ts'
import { useTypedParameter } from '../../components/items/use-typed-parameter.ts'
import type { ArticleSummary } from '../../news/articles.ts'
import { orderFrom, searchNews } from '../../news/news-search.ts'

export interface NewsPageData {
  readonly articles: readonly ArticleSummary[]
}

interface Props {
  readonly data: NewsPageData
}

export function NewsPage({ data }: Props) {
  const [query, change] = useQuery()
  const [typed, type] = useTypedParameter('q')
  const text = query.get('q') ?? ''
  const order = orderFrom(query.get('sort'))
  const { texts, isComplete, fetchTexts } = useSearchTexts(loadTexts, text)
  const found = searchNews(data.articles, { text, order }, texts)
  const [status, focusStatus] = useLateFocus<HTMLParagraphElement>(query)

  const clearSearch = () => {
    type('')
    change({ q: '' })
    focusStatus()
  }

  return (
    <>
      <PageHeader
        eyebrow="News"
        title="News & Updates"
        lead="Openings, camps, prizes and partnerships, with the lost nuts, late lorries and paper skirts left in."
        drawing={asset('drawings/headers/news')}
        ground="marigold"
      />
      <Container css={page}>
        <NewsTools
          typed={typed}
          order={order}
          onType={type}
          onSearchFocus={fetchTexts}
          onOrder={(chosen, options) => change({ sort: chosen === 'oldest' ? chosen : '' }, options)}
        />
        <ListStatus
          count={found.length}
          noun={['news item', 'news items']}
          nothingFound={isComplete ? 'No news items found matching your search.' : 'Searching…'}
          ref={status}
        />
        {found.length > 0 ? (
          <NewsGrid articles={found} />
        ) : (
          <>
            <Button kind="secondary" onClick={clearSearch}>
              Show all news
            </Button>
            {isComplete && <NothingPicture />}
          </>
        )}
      </Container>
    </>
  )
}

const loadTexts = async () => {
  const { newsTexts } = await import(/* webpackChunkName: "news-search" */ '../../news/news-search-text.ts')
  return newsTexts
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-6) var(--space-section)',
  '& > form, & > ul': { justifySelf: 'stretch' },
})
