import { css } from '@emotion/react'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { ItemList } from '../../../../lists/components/ItemList.tsx'
import { useListSearch } from '../../../../lists/components/use-list-search.ts'
import { NewsListControls } from '../../components/NewsListControls.tsx'
import { useSearchResults } from '../../../../lists/components/use-search-results.ts'
import type { SearchableList } from '../../../../lists/item-list.ts'
import type { NumberedPage } from '../../../../lists/list-page.ts'
import { containsQuery } from '../../../../lists/search/fold-text.ts'
import type { ArticleSummary } from '../../articles.ts'
import { newsList } from '../../news-list.ts'
import { listSearchableArticleTexts, parseSortOrder } from '../../news-search.ts'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { NewsCard } from '../../components/NewsCard.tsx'

export interface NewsPageData {
  readonly here: NumberedPage<ArticleSummary>
}

interface Props {
  readonly data: NewsPageData
}

const searchableNews: SearchableList<ArticleSummary> = { ...newsList, textsOf: listSearchableArticleTexts }

const LEAD =
  'Openings, camps, prizes and partnerships, with what went wrong on the way. What our trainers do now stands in the blog.'

export function NewsPage({ data }: Props) {
  const search = useListSearch()
  const { text, page } = search
  const order = parseSortOrder(search.query.get('sort'))
  const found = useSearchResults(
    searchableNews,
    data.here,
    { text, order, filters: [], page },
    ({ title, excerpt }) => containsQuery(text, [title, excerpt]),
  )

  return (
    <>
      <PageHeader
        eyebrow="News"
        title="News & Updates"
        ground="marigold"
        // During a search, leave out lead and drawing, so that the results are in the first view.
        {...(text === '' && { lead: LEAD, drawing: publicFileUrl('drawings/headers/news') })}
      />
      <Container css={stack}>
        <NewsListControls search={search} onSearch={found.prepare} order={order} />
        <ItemList
          search={search}
          found={found}
          path="/news"
          noun={['news item', 'news items']}
          nothingFound="No news items found matching your search."
          reset="Show all news"
          onReset={() => search.clear('q')}
        >
          <NewsGrid articles={found.items} />
        </ItemList>
      </Container>
    </>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-6) var(--space-section)',
  '& > form, & > ul': { justifySelf: 'stretch' },
})

interface NewsGridProps {
  readonly articles: readonly ArticleSummary[]
}

/** The first story as a large card. The other stories follow in rows of two and of three by turns. */
function NewsGrid({ articles }: NewsGridProps) {
  return (
    <ul role="list" css={grid}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <NewsCard article={article} headingLevel={2} isLead={index === 0} />
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-5)',
  [tabletQuery]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(1)': { gridColumn: '1 / -1', paddingBottom: 'var(--space-4)' },
  },
  [desktopQuery]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: 'var(--space-6)',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(5n + 2), & > li:nth-of-type(5n + 3)': { gridColumn: 'span 3' },
  },
})
