import { css } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { filterPosts, tagsOf, type BlogFilter } from '../../blog/blog-filter.ts'
import type { PostSummary } from '../../blog/posts.ts'
import { blogChips } from '../../components/blog/blog-chips.ts'
import { BlogTools } from '../../components/blog/BlogTools.tsx'
import { PostList } from '../../components/blog/PostList.tsx'
import { FilterChips } from '../../components/items/FilterChips.tsx'
import { ItemList } from '../../components/items/ItemList.tsx'
import { useListSearch } from '../../components/items/use-list-search.ts'

export interface BlogPageData {
  readonly posts: readonly PostSummary[]
}

interface Props {
  readonly data: BlogPageData
}

export function BlogPage({ data: { posts } }: Props) {
  const search = useListSearch(loadTexts)
  const filter: BlogFilter = {
    text: search.text,
    category: search.query.get('category') ?? '',
    tag: search.query.get('tag') ?? '',
  }
  const found = filterPosts(posts, filter, search.texts)
  const removeAll = () => search.clear('q', 'category', 'tag')

  return (
    <>
      <PageHeader
        eyebrow="Blog"
        title="The workbench blog"
        lead="Our trainers on what they teach, what broke last week, and what you can try at the kitchen table."
        drawing={asset('drawings/headers/blog')}
        ground="sky"
      />
      <Container css={columns}>
        <BlogTools search={search} filter={filter} tags={tagsOf(posts)} />
        <div css={results}>
          <FilterChips chips={blogChips(filter)} onRemove={search.clear} onClear={removeAll} />
          <ItemList
            search={search}
            count={found.length}
            noun={['blog post', 'blog posts']}
            nothingFound="No blog posts found matching your criteria."
            reset="Reset Filters"
            onReset={removeAll}
          >
            <PostList posts={found} />
          </ItemList>
        </div>
      </Container>
    </>
  )
}

const loadTexts = async () => {
  const { blogTexts } = await import(/* webpackChunkName: "blog-search" */ '../../blog/blog-search-text.ts')
  return blogTexts
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
})

const results = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-5)',
  '& > ol': { justifySelf: 'stretch' },
})
