import { useQuery, type QueryChange } from '@kutuhal/contract'
import { pageFrom, PAGE } from '../list-address.ts'
import { useLateFocus } from './use-late-focus.ts'
import { useTypedParameter } from './use-typed-parameter.ts'

/** Another question begins with its first page. */
const FIRST_PAGE: QueryChange = { [PAGE]: '' }

export type ListSearch = ReturnType<typeof useListSearch>

/** The search over a list of items, which stands in the address. */
export function useListSearch() {
  const [query, changeQuery] = useQuery()
  const [typed, type] = useTypedParameter('q', FIRST_PAGE)
  const text = query.get('q') ?? ''
  const [status, focusStatus] = useLateFocus<HTMLParagraphElement>(query)

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  /** Takes filters away; the button that did it may go with them, so the focus goes to the status. */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  return { query, change, typed, type, text, page: pageFrom(query), status, focusStatus, clear }
}
