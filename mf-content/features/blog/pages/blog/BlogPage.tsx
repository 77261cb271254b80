import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { publicFileUrl } from '../../../../asset.ts'
import { ItemList } from '../../../../lists/components/ItemList.tsx'
import { SearchField } from '../../../../lists/components/SearchField.tsx'
import { useListSearch, type ListSearch } from '../../../../lists/components/use-list-search.ts'
import { useSearchResults } from '../../../../lists/components/use-search-results.ts'
import type { SearchableList } from '../../../../lists/item-list.ts'
import type { NumberedPage } from '../../../../lists/list-page.ts'
import type { ListQuery } from '../../../../lists/search/find-items.ts'
import { containsQuery } from '../../../../lists/search/fold-text.ts'
import { blogList } from '../../blog-list.ts'
import {
  listActiveFilters,
  listPostFilters,
  listSearchablePostTexts,
  type BlogFilter,
} from '../../blog-search.ts'
import { FilterButtons } from '../../components/FilterButtons.tsx'
import { FilterChips, type FilterChip } from '../../components/FilterChips.tsx'
import { PostCard } from '../../components/PostCard.tsx'
import { categories, type PostSummary } from '../../posts.ts'

export interface BlogPageData {
  readonly here: NumberedPage<PostSummary>
  /** The tags of all posts. */
  readonly tags: readonly string[]
}

const searchableBlog: SearchableList<PostSummary> = { ...blogList, textsOf: listSearchablePostTexts }

const LEAD =
  'Our trainers on what they teach, what broke last week, and what you can try at the kitchen table.'

export function BlogPage({ data: { here, tags } }: { readonly data: BlogPageData }) {
  const search = useListSearch()
  const filter: BlogFilter = {
    text: search.text,
    category: search.query.get('category') ?? '',
    tag: search.query.get('tag') ?? '',
  }
  const filters = listActiveFilters(filter)
  const question: ListQuery = { text: filter.text, order: 'newest', filters, page: search.page }
  const found = useSearchResults(searchableBlog, here, question, post => {
    const left = listPostFilters(post)
    return (
      filters.every(asked => left.includes(asked)) &&
      containsQuery(filter.text, [post.title, post.excerpt, post.author.name])
    )
  })
  const chips = chipsOf(filter)
  const removeAll = () => search.clear('q', 'category', 'tag')

  return (
    <>
      <PageHeader
        eyebrow="Blog"
        title="The workbench blog"
        ground="sky"
        // During a search or filter, leave out lead and drawing, so that the results are in the first view.
        {...(chips.length === 0 && { lead: LEAD, drawing: publicFileUrl('drawings/headers/blog') })}
      />
      <Container css={columns}>
        <BlogTools search={search} onSearch={found.prepare} filter={filter} tags={tags} />
        <div css={results}>
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
            <ol role="list" css={list}>
              {found.items.map((post, index) => (
                <li key={post.id}>
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

/** The active filters as chips, in the order of the form. */
function chipsOf({ text, category, tag }: BlogFilter): readonly FilterChip[] {
  const chips = [
    { parameter: 'q', label: text && `“${text}”` },
    { parameter: 'category', label: category },
    { parameter: 'tag', label: tag },
  ]
  return chips.filter(chip => chip.label !== '')
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
  // If scripting is disabled, the form is hidden (`stack` below), so the posts get the full width.
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

// The pictures of the posts are on alternating sides.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-7)',
  '& > li': { display: 'flex' },
  [tabletQuery]: { '& > li:nth-of-type(even)': { flexDirection: 'row-reverse' } },
})

interface BlogToolsProps {
  readonly search: ListSearch
  /** Called when the visitor focuses the search box, so that the search's data can load. */
  readonly onSearch: () => void
  readonly filter: BlogFilter
  readonly tags: readonly string[]
}

/** Search and filters of the blog list. Changes apply at once, without submitting. */
function BlogTools({ search, onSearch, filter, tags }: BlogToolsProps) {
  return (
    <form role="search" css={stack} onSubmit={event => event.preventDefault()}>
      {/* Enter in the text field presses the first button of the form, so that must not be a filter. */}
      <button type="submit" hidden>
        Search
      </button>
      <SearchField label="Search the blog" search={search} onSearch={onSearch} />
      <FilterButtons
        legend="Category"
        parameter="category"
        options={categories}
        chosen={filter.category}
        onChoose={category => search.change({ category })}
      />
      <FilterButtons
        legend="Tag"
        parameter="tag"
        options={tags}
        chosen={filter.tag}
        onChoose={tag => search.change({ tag })}
      />
    </form>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  // Hide the form if scripting is disabled, because only scripts can search and filter.
  '@media (scripting: none)': { display: 'none' },
})
