import { useQuery, type QueryChange } from '@kutuhal/contract'
import { pageNumberFrom, PAGE_PARAMETER } from '../list-address.ts'
import { useFocusAfterUpdate } from './use-focus-after-update.ts'
import { useTextParameter } from './use-text-parameter.ts'

/** The change that returns to the first page, because a new search begins there. */
const FIRST_PAGE: QueryChange = { [PAGE_PARAMETER]: '' }

export type ListSearch = ReturnType<typeof useListSearch>

/** A search in a list of items, whose state is in the address. */
export function useListSearch() {
  const [query, changeQuery] = useQuery()
  const [typed, type] = useTextParameter('q', FIRST_PAGE)
  const text = query.get('q') ?? ''
  const [status, focusStatus] = useFocusAfterUpdate<HTMLParagraphElement>(query)

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  /** Removes filters. The pressed button may disappear with its filter, so the focus moves to the status. */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  return { query, change, typed, type, text, page: pageNumberFrom(query), status, focusStatus, clear }
}
