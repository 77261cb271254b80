import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { buildResultsPageQuery, buildPageAddress } from '../list-address.ts'
import { countPages } from '../list-page.ts'
import { NoResultsPicture } from './NoResultsPicture.tsx'
import type { SearchResults } from './use-search-results.ts'
import { Pagination } from './Pagination.tsx'
import type { ListSearch } from './use-list-search.ts'

interface Props {
  readonly search: ListSearch
  readonly found: Omit<SearchResults<unknown>, 'items'>
  /** The address of the list, e.g. `/news`. */
  readonly path: string
  /** What the items are called, e.g. 'news item' and 'news items'. */
  readonly noun: readonly [one: string, several: string]
  /** The message for an empty result. */
  readonly nothingFound: string
  readonly reset: string
  readonly onReset: () => void
  /** The items that the search has found. */
  readonly children: ReactNode
}

/** The results of a search: the items and their number, which screen readers announce on each change. */
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
    // Move the focus to the status message, because the Retry button disappears during the retry.
    status.current?.focus()
    retry()
  }
  return (
    <>
      <p role="status" tabIndex={-1} ref={status} css={count === 0 ? empty : counted}>
        {count > 0
          ? `${count} ${count === 1 ? one : several} found${isComplete ? '' : ' so far'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`
          : isComplete
            ? nothingFound
            : retry
              ? 'The search could not reach everything.'
              : 'Searching…'}
      </p>
      {retry && (
        <Notice tone="error" title="Part of this list did not load.">
          <p>Please check your connection.</p>
          <Button kind="secondary" onClick={() => retryFrom(retry)}>
            Retry
          </Button>
        </Notice>
      )}
      {count > 0 ? (
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
const empty = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-xl)', fontWeight: 700 })
