import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { forgetAskedQuery, whenAsked } from '@kutuhal/ui/asked-query.ts'
import { Button, Notice } from '@kutuhal/ui'
import { useLayoutEffect, type ReactNode } from 'react'
import { buildResultsPageQuery, buildPageAddress } from '../list-address.ts'
import { countPages } from '../list-page.ts'
import { LEAVING_OUT } from './asked-styles.ts'
import { NoResultsPicture } from './NoResultsPicture.tsx'
import type { SearchResults } from './use-search-results.ts'
import { Pagination } from './Pagination.tsx'
import type { ListSearch } from './use-list-search.ts'

interface Props {
  readonly search: ListSearch
  readonly found: Omit<SearchResults<unknown>, 'items'>
  /** E.g. `/news`. */
  readonly path: string
  /** E.g. 'news item' and 'news items'. */
  readonly noun: readonly [one: string, several: string]
  /** For an empty result. */
  readonly nothingFound: string
  readonly reset: string
  readonly onReset: () => void
  /** What the search has found. */
  readonly children: ReactNode
}

/** Screen readers announce the number on each change. */
export function ItemList({
  search: { status, query, focusStatus },
  found: { count, page, isWholeList, isComplete, retry },
  path,
  noun: [one, several],
  nothingFound,
  reset,
  onReset,
  children,
}: Props) {
  const pages = countPages(count)
  const retryFrom = (retry: () => void) => {
    // The Retry button disappears during the retry.
    status.current?.focus()
    retry()
  }
  const isSearching = !isComplete && !retry
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    if (isHydrated && !isSearching) forgetAskedQuery()
  }, [isHydrated, isSearching])

  return (
    <>
      {/* Only the result is announced, so this is empty during the search. */}
      <div css={[counted, line]}>
        <p role="status" tabIndex={-1} ref={status} css={count === 0 ? empty : undefined}>
          {isSearching
            ? ''
            : count > 0
              ? `${count} ${count === 1 ? one : several} found${isComplete ? '' : ' so far'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
              : isComplete
                ? nothingFound
                : 'The search could not reach everything.'}
        </p>
        {isSearching && <p aria-hidden>Searching…</p>}
      </div>
      {retry && (
        <Notice tone="error" title="Part of this list did not load.">
          <p>Please check your connection.</p>
          <Button kind="secondary" onClick={() => retryFrom(retry)}>
            Retry
          </Button>
        </Notice>
      )}
      {isSearching ? null : count > 0 ? (
        <>
          {children}
          <Pagination
            page={page}
            count={pages}
            addressOf={
              isWholeList
                ? number => buildPageAddress(path, number)
                : number => buildResultsPageQuery(query, number)
            }
            onFollow={focusStatus}
          />
        </>
      ) : (
        <>
          <Button kind="secondary" onClick={onReset}>
            {reset}
          </Button>
          {isComplete && <NoResultsPicture />}
        </>
      )}
    </>
  )
}

const counted = css({ color: 'var(--color-ink-soft)', fontWeight: 650 })

// Until scripts answer a query, the number is that of the whole list. It stays in the accessibility tree, so
// that screen readers announce the change to the right one.
const line = css(
  { position: 'relative' },
  whenAsked(LEAVING_OUT, { '& > p': { opacity: 0 } }),
  whenAsked(['q'], { '&::before': { content: '"Searching…"', position: 'absolute', left: 0 } }),
)

const empty = css({
  color: 'var(--color-ink)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-xl)',
  fontWeight: 700,
})
