import { css } from '@emotion/react'
import type { BlogFilter } from '../../blog/blog-filter.ts'
import { categories } from '../../blog/posts.ts'
import { FilterButtons } from '../items/FilterButtons.tsx'
import { SearchField } from '../items/SearchField.tsx'

interface Props {
  readonly typed: string
  readonly filter: BlogFilter
  readonly tags: readonly string[]
  readonly onType: (text: string) => void
  readonly onSearchFocus: () => void
  readonly onChoose: (choice: { readonly category: string } | { readonly tag: string }) => void
}

/** Search and filters of the blog list; all of them work at once, without sending the form. */
export function BlogTools({ typed, filter, tags, onType, onSearchFocus, onChoose }: Props) {
  return (
    <form role="search" css={stack} onSubmit={event => event.preventDefault()}>
      {/* The first button of a form is pressed by Enter in its text field, and must not be one of the filters. */}
      <button type="submit" hidden>
        Search
      </button>
      <SearchField label="Search the blog" text={typed} onType={onType} onFocus={onSearchFocus} />
      <FilterButtons
        legend="Category"
        parameter="category"
        options={categories}
        chosen={filter.category}
        onChoose={category => onChoose({ category })}
      />
      <FilterButtons
        legend="Tag"
        parameter="tag"
        options={tags}
        chosen={filter.tag}
        onChoose={tag => onChoose({ tag })}
      />
    </form>
  )
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-5)',
  // It does nothing without scripts.
  '@media (scripting: none)': { display: 'none' },
})
