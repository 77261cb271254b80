import { useQuery, type QueryChange } from '@kutuhal/contract'
import { pageFrom, PAGE } from '../list-address.ts'
import { useLateFocus } from './use-late-focus.ts'
import { useTypedParameter } from './use-typed-parameter.ts'

/** A new question begins on its first page. */
const FIRST_PAGE: QueryChange = { [PAGE]: '' }

export type ListSearch = ReturnType<typeof useListSearch>

/** The search in a list of items; its state is in the address. */
export function useListSearch() {
  const [query, changeQuery] = useQuery()
  const [typed, type] = useTypedParameter('q', FIRST_PAGE)
  const text = query.get('q') ?? ''
  const [status, focusStatus] = useLateFocus<HTMLParagraphElement>(query)

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  /** Removes filters. The pressed button may disappear too, so the focus moves to the status. */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  return { query, change, typed, type, text, page: pageFrom(query), status, focusStatus, clear }
}
