import { css } from '@emotion/react'
import type { BlogFilter } from '../blog-search.ts'
import { categories } from '../categories.ts'
import { FilterButtons } from '../../../lists/components/FilterButtons.tsx'
import { SearchField } from '../../../lists/components/SearchField.tsx'
import type { ListSearch } from '../../../lists/components/use-list-search.ts'

interface Props {
  readonly search: ListSearch
  /** Called when the visitor focuses the search box, so that the search's data can load. */
  readonly onSearch: () => void
  readonly filter: BlogFilter
  readonly tags: readonly string[]
}

/** Search and filters of the blog list. Changes apply at once, without submitting. */
export function BlogTools({ search, onSearch, filter, tags }: Props) {
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
  // Hide the form without scripts, because it would do nothing.
  '@media (scripting: none)': { display: 'none' },
})
