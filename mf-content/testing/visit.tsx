import { NavigationContext, type Navigation } from '@kutuhal/contract'
import { render, screen } from '@testing-library/react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'

/** For tests: opens a page at an address, below a browser's address bar and Back button. */
export function visit(address: string, page: ReactNode): void {
  render(<Browser address={address}>{page}</Browser>)
}

/** The query string in the address bar. */
export const addressQuery = (): string | null => screen.getByTestId('query').textContent

/** How the current address was set: PUSH made a new history entry, REPLACE did not. */
export const lastNavigation = (): string | null => screen.getByTestId('navigation').textContent

function Browser({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  const [{ entries, action }, setHistory] = useState({ entries: [address], action: 'POP' })
  const navigate = useCallback<Navigation['navigate']>(
    (to, { replace = false } = {}) =>
      setHistory(before => ({
        entries: [...(replace ? before.entries.slice(0, -1) : before.entries), to],
        action: replace ? 'REPLACE' : 'PUSH',
      })),
    [],
  )
  const goBack = () => setHistory(before => ({ entries: before.entries.slice(0, -1), action: 'POP' }))
  const navigation = useMemo((): Navigation => {
    const { pathname, search, hash } = new URL(entries.at(-1) ?? address, 'http://localhost')
    return { location: { pathname, path: pathname, search, hash, state: undefined }, navigate }
  }, [entries, address, navigate])

  return (
    <NavigationContext value={navigation}>
      <span data-testid="query">{navigation.location.search}</span>
      <span data-testid="navigation">{action}</span>
      <button type="button" onClick={goBack}>
        Back
      </button>
      {children}
    </NavigationContext>
  )
}
