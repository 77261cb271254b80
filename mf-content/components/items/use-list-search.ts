import { useQuery } from '@kutuhal/contract'
import { useLateFocus } from './use-late-focus.ts'
import { useTypedParameter } from './use-typed-parameter.ts'

export type ListSearch = ReturnType<typeof useListSearch>

/** The search over a list of items, which stands in the address. */
export function useListSearch() {
  const [query, change] = useQuery()
  const [typed, type] = useTypedParameter('q')
  const text = query.get('q') ?? ''
  const [status, focusStatus] = useLateFocus<HTMLParagraphElement>(query)

  /** Takes filters away; the button that did it may go with them, so the focus goes to the status. */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  return { query, change, typed, type, text, status, clear }
}
