import { css } from '@emotion/react'
import { useQuery } from '@kutuhal/contract'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { asset } from '../../asset.ts'
import { filterPosts, tagsOf, type BlogFilter } from '../../blog/blog-filter.ts'
import type { PostSummary } from '../../blog/posts.ts'
import { blogChips } from '../../components/blog/blog-chips.ts'
import { BlogTools } from '../../components/blog/BlogTools.tsx'
import { PostList } from '../../components/blog/PostList.tsx'
import { FilterChips } from '../../components/items/FilterChips.tsx'
import { NothingPicture } from '../../components/items/NothingPicture.tsx'
import { ListStatus } from '../../components/items/ListStatus.tsx'
import { useLateFocus } from '../../components/items/use-late-focus.ts'
import { useSearchTexts } from '../../components/items/use-search-texts.ts'
import { useTypedParameter } from '../../components/items/use-typed-parameter.ts'

export interface BlogPageData {
  readonly posts: readonly PostSummary[]
}

interface Props {
  readonly data: BlogPageData
}

export function BlogPage({ data: { posts } }: Props) {
  const [query, change] = useQuery()
  const [typed, type] = useTypedParameter('q')
  const filter: BlogFilter = {
    text: query.get('q') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
  }
  const { texts, isComplete, fetchTexts } = useSearchTexts(loadTexts, filter.text)
  const found = filterPosts(posts, filter, texts)
  const [status, focusStatus] = useLateFocus<HTMLParagraphElement>(query)

  const removeFilters = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }
  const removeAll = () => removeFilters('q', 'category', 'tag')

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
        <BlogTools
          typed={typed}
          filter={filter}
          tags={tagsOf(posts)}
          onType={type}
          onSearchFocus={fetchTexts}
          onChoose={choice => change(choice)}
        />
        <div css={results}>
          <FilterChips chips={blogChips(filter)} onRemove={removeFilters} onClear={removeAll} />
          <ListStatus
            count={found.length}
            noun={['blog post', 'blog posts']}
            nothingFound={isComplete ? 'No blog posts found matching your criteria.' : 'Searching…'}
            ref={status}
          />
          {found.length > 0 ? (
            <PostList posts={found} />
          ) : (
            <>
              <Button kind="secondary" onClick={removeAll}>
                Reset Filters
              </Button>
              {isComplete && <NothingPicture />}
            </>
          )}
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
