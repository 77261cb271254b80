import { css } from '@emotion/react'
import { Container, PageHeader } from '@kutuhal/ui'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/styles.ts'
import { whenAsked } from '@kutuhal/ui/asked-query.ts'
import { publicFileUrl } from '../../../../asset.ts'
import {
  hiddenUnlessAsked,
  hiddenWhenSought,
  tall,
  tallWhenAsked,
  LEAVING_OUT,
} from '../../../../lists/components/asked-styles.ts'
import { ItemList } from '../../../../lists/components/ItemList.tsx'
import { SearchField } from '../../../../lists/components/SearchField.tsx'
import { useListSearch } from '../../../../lists/components/use-list-search.ts'
import { useSearchResults } from '../../../../lists/components/use-search-results.ts'
import type { SearchableList } from '../../../../lists/item-list.ts'
import type { ListPage } from '../../../../lists/list-page.ts'
import { blogList } from '../../blog-list.ts'
import { postSearch } from '../../blog-search.ts'
import { chipsRoom, FilterButtons, FilterChips } from '../../components/Filters.tsx'
import { PostCard } from '../../components/PostCard.tsx'
import { categories, type PostSummary } from '../../posts.ts'

export interface BlogPageData {
  readonly here: ListPage<PostSummary>
  /** Of all posts. */
  readonly tags: readonly string[]
}

const searchableBlog: SearchableList<PostSummary> = { ...blogList, ...postSearch }

/** Query parameters, in the order of the form. */
const FILTERS = ['category', 'tag']

const LEAD =
  'Our trainers on what they teach, what broke last week, and what you can try at the kitchen table.'

export function BlogPage({ data: { here, tags } }: { readonly data: BlogPageData }) {
  const search = useListSearch(blogList)
  const { text, page } = search
  // An empty parameter sets no filter; an unknown category or tag gives no posts.
  const active = FILTERS.flatMap(parameter => {
    const value = search.query.get(parameter)
    return value ? { parameter, value } : []
  })
  const filters = active.map(({ parameter, value }) => `${parameter}=${value}`)
  const found = useSearchResults(searchableBlog, here, { text, order: 'newest', filters, page })
  const chips = [...(text ? [{ parameter: 'q', value: `“${text}”` }] : []), ...active]
  const removeAll = () => search.clear('q', ...FILTERS)

  return (
    <>
      <PageHeader
        eyebrow="Blog"
        title="The workbench blog"
        ground="sky"
        // The results are then in the first view.
        lowWhenAsked={LEAVING_OUT}
        {...(chips.length === 0 && { lead: LEAD, drawing: publicFileUrl('drawings/headers/blog') })}
      />
      <Container css={columns}>
        {/* Changes apply at once, without submitting. */}
        <form role="search" css={stack} onSubmit={event => event.preventDefault()}>
          {/* Enter in the text field presses the first button of the form, so that must not be a filter. */}
          <button type="submit" hidden>
            Search
          </button>
          <SearchField label="Search the blog" search={search} />
          <FilterButtons legend="Category" parameter="category" options={categories} search={search} />
          <FilterButtons legend="Tag" parameter="tag" options={tags} search={search} />
        </form>
        <div css={[results, tallWhenAsked, roomForChips, !found.isWholeList && tall]}>
          <FilterChips chips={chips} onRemove={search.clear} onClear={removeAll} />
          <ItemList
            search={search}
            found={found}
            path="/blog"
            noun={['blog post', 'blog posts']}
            nothingFound="No blog posts found matching your criteria."
            reset="Reset Filters"
            onReset={removeAll}
          >
            <ol role="list" css={[list, hiddenWhenSought, found.isWholeList && onBothSides]}>
              {found.items.map((post, index) => (
                <li key={post.id} css={hiddenUnlessAsked(postSearch.filtersOf(post))}>
                  <PostCard post={post} headingLevel={2} isFirst={index === 0} />
                </li>
              ))}
            </ol>
          </ItemList>
        </div>
      </Container>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6) var(--space-section)',
  [desktopQuery]: {
    gridTemplateColumns: '16rem minmax(0, 1fr)',
    gap: 'var(--space-8)',
    '& > form': {
      position: 'sticky',
      top: 'calc(var(--header-height) + var(--space-5))',
      alignSelf: 'start',
    },
  },
  // If scripting is disabled, the form is hidden (`stack` below).
  '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const results = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  '& > ol': { justifySelf: 'stretch' },
})

const roomForChips = css(whenAsked(LEAVING_OUT, { '&::before': { content: '""', ...chipsRoom } }))

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  '& > li': { display: 'flex' },
})

const onBothSides = css({
  [tabletQuery]: { '& > li:nth-of-type(even)': { flexDirection: 'row-reverse' } },
  ...whenAsked(LEAVING_OUT, { '& > li:nth-of-type(even)': { flexDirection: 'row' } }),
})

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  // Only scripts can search and filter.
  '@media (scripting: none)': { display: 'none' },
})
