import { css } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../../../asset.ts'
import { blogList } from '../../blog-list.ts'
import { activeFilters, blogSearchTexts, filtersOfPost, type BlogFilter } from '../../blog-search.ts'
import type { PostSummary } from '../../posts.ts'
import { BlogTools } from '../../components/BlogTools.tsx'
import { PostList } from '../../components/PostList.tsx'
import { FilterChips, type FilterChip } from '../../../../lists/components/FilterChips.tsx'
import { ItemList } from '../../../../lists/components/ItemList.tsx'
import { useSearchResults } from '../../../../lists/components/use-search-results.ts'
import { useListSearch } from '../../../../lists/components/use-list-search.ts'
import type { ListQuery } from '../../../../lists/search/find-items.ts'
import type { SearchableList } from '../../../../lists/item-list.ts'
import type { NumberedPage } from '../../../../lists/list-page.ts'
import { containsQuery } from '../../../../lists/search/fold-text.ts'

export interface BlogPageData {
  readonly here: NumberedPage<PostSummary>
  /** The tags of all posts. */
  readonly tags: readonly string[]
}

interface Props {
  readonly data: BlogPageData
}

const searchableBlog: SearchableList<PostSummary> = { ...blogList, textsOf: blogSearchTexts }

const LEAD =
  'Our trainers on what they teach, what broke last week, and what you can try at the kitchen table.'

export function BlogPage({ data: { here, tags } }: Props) {
  const search = useListSearch()
  const filter: BlogFilter = {
    text: search.text,
    category: search.query.get('category') ?? '',
    tag: search.query.get('tag') ?? '',
  }
  const filters = activeFilters(filter)
  const question: ListQuery = { text: filter.text, order: 'newest', filters, page: search.page }
  const found = useSearchResults(searchableBlog, here, question, post => {
    const left = filtersOfPost(post)
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
        // Without lead and drawing, the results of an active search or filter are in the first view.
        {...(chips.length === 0 && { lead: LEAD, drawing: asset('drawings/headers/blog') })}
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
            <PostList posts={found.items} />
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
  [desk]: {
    gridTemplateColumns: '16rem minmax(0, 1fr)',
    gap: 'var(--space-8)',
    '& > form': {
      position: 'sticky',
      top: 'calc(var(--header-height) + var(--space-5))',
      alignSelf: 'start',
    },
  },
  // Without scripts, the form next to the posts is hidden (BlogTools.tsx).
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
