import { css } from '@emotion/react'
import { Container, PageHeader } from '@kutuhal/ui'
import { desktopQuery, fieldStyle, labelStyle, tabletQuery } from '@kutuhal/ui/styles.ts'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useOptimistic,
  useRef,
  type RefObject,
} from 'react'
import { publicFileUrl } from '../../../../asset.ts'
import type { SortOrder } from '../../../../lists/by-date.ts'
import {
  hiddenWhenSought,
  tall,
  tallWhenAsked,
  LEAVING_OUT,
} from '../../../../lists/components/asked-styles.ts'
import { ItemList } from '../../../../lists/components/ItemList.tsx'
import { SearchField } from '../../../../lists/components/SearchField.tsx'
import { useListSearch, type ListSearch } from '../../../../lists/components/use-list-search.ts'
import { useSearchResults } from '../../../../lists/components/use-search-results.ts'
import type { SearchableList } from '../../../../lists/item-list.ts'
import type { ListPage } from '../../../../lists/list-page.ts'
import { parseSortOrder, type Article } from '../../articles.ts'
import { NewsCard } from '../../components/NewsCard.tsx'
import { newsList } from '../../news-list.ts'
import { articleSearch } from '../../news-search.ts'

export interface NewsPageData {
  readonly here: ListPage<Article>
}

const searchableNews: SearchableList<Article> = { ...newsList, ...articleSearch }

const LEAD =
  'Openings, camps, prizes and partnerships, with what went wrong on the way. What our trainers do now stands in the blog.'

export function NewsPage({ data }: { readonly data: NewsPageData }) {
  const search = useListSearch(newsList)
  const { text, page } = search
  const order = parseSortOrder(search.query.get('sort'))
  const found = useSearchResults(searchableNews, data.here, { text, order, filters: [], page })

  return (
    <>
      <PageHeader
        eyebrow="News"
        title="News & Updates"
        ground="marigold"
        // The results are then in the first view.
        lowWhenAsked={LEAVING_OUT}
        {...(text === '' && { lead: LEAD, drawing: publicFileUrl('drawings/headers/news') })}
      />
      <Container css={[stack, tallWhenAsked, !found.isWholeList && tall]}>
        <NewsListControls search={search} order={order} />
        <ItemList
          search={search}
          found={found}
          path="/news"
          noun={['news item', 'news items']}
          nothingFound="No news items found matching your search."
          reset="Show all news"
          onReset={() => search.clear('q')}
        >
          <ul role="list" css={[grid, hiddenWhenSought]}>
            {found.items.map((article, index) => (
              <li key={article.id}>
                <NewsCard article={article} headingLevel={2} isLead={index === 0} />
              </li>
            ))}
          </ul>
        </ItemList>
      </Container>
    </>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  paddingBlock: 'var(--space-6) var(--space-section)',
  '& > form, & > ul': { justifySelf: 'stretch' },
})

// A large card, then rows of two and of three by turns.
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

interface ControlsProps {
  readonly search: ListSearch
  readonly order: SortOrder
}

/** Changes apply at once, without submitting. */
function NewsListControls({ search, order }: ControlsProps) {
  const select = useRef<HTMLSelectElement>(null)
  // Rendering the list in another order takes time.
  const [shown, show] = useOptimistic(order)
  const choose = (chosen: SortOrder, options?: { readonly replace: boolean }) =>
    search.change({ sort: chosen === 'oldest' ? chosen : '' }, options)
  useOrderBeforeHydration(select, order, chosen => choose(chosen, { replace: true }))

  return (
    // Browsers would restore field values on Back, which may differ from the address.
    <form role="search" autoComplete="off" css={row} onSubmit={event => event.preventDefault()}>
      <SearchField label="Search news" search={search} />
      <label css={labelStyle}>
        Sort by
        <select
          ref={select}
          css={fieldStyle}
          name="sort"
          value={shown}
          onChange={event => {
            const chosen = parseSortOrder(event.target.value)
            startTransition(() => {
              show(chosen)
              choose(chosen)
            })
          }}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
    </form>
  )
}

const row = css({
  display: 'grid',
  gap: 'var(--space-4)',
  [tabletQuery]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  // Only scripts can search and sort.
  '@media (scripting: none)': { display: 'none' },
})

/**
 * Applies an order chosen before hydration. A layout effect reads the select element, because the next render
 * resets it; a normal effect then calls `onOrder`, because the router cannot navigate in a layout effect.
 */
function useOrderBeforeHydration(
  select: RefObject<HTMLSelectElement | null>,
  order: SortOrder,
  onOrder: (order: SortOrder) => void,
): void {
  const chosenBefore = useRef<SortOrder>(undefined)
  const read = useEffectEvent(() => {
    const chosen = select.current && parseSortOrder(select.current.value)
    if (chosen && chosen !== order) chosenBefore.current = chosen
  })
  const tell = useEffectEvent(() => {
    if (chosenBefore.current) onOrder(chosenBefore.current)
  })
  useLayoutEffect(() => read(), [])
  useEffect(() => tell(), [])
}
