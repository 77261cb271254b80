import { useLocation, WhereaboutsContext, type PageLocation } from '@kutuhal/contract/location.ts'
import { render, screen } from '@testing-library/react'
import { useMemo, useState, type ReactElement, type ReactNode } from 'react'

/** For tests: opens a page at an address, with a browser's address bar and Back button above it. */
export function visit(address: string, page: ReactElement): void {
  render(<TestBrowser address={address}>{page}</TestBrowser>)
}

/** The query string in the address bar. */
export const addressQuery = (): string | null => screen.getByTestId('query').textContent

/** How the address came about: PUSH made a new history entry, REPLACE did not. */
export const lastNavigation = (): string | null => screen.getByTestId('navigation').textContent

interface Props {
  readonly address: string
  readonly children: ReactNode
}

/** A history of its own, as a browser keeps one. */
function TestBrowser({ address, children }: Props) {
  const [entries, setEntries] = useState([address])
  const [navigation, setNavigation] = useState('')
  const navigate = useMemo(
    () =>
      (to: string, { replace = false } = {}) => {
        setEntries(before => [...(replace ? before.slice(0, -1) : before), to])
        setNavigation(replace ? 'REPLACE' : 'PUSH')
      },
    [],
  )
  const location = useMemo(() => locationOf(entries.at(-1) ?? address), [entries, address])
  return (
    <WhereaboutsContext value={{ location, navigate }}>
      <AddressBar />
      <span data-testid="navigation">{navigation}</span>
      <button type="button" onClick={() => setEntries(before => before.slice(0, -1))}>
        Back
      </button>
      {children}
    </WhereaboutsContext>
  )
}

function AddressBar() {
  return <span data-testid="query">{useLocation().search}</span>
}

function locationOf(address: string): PageLocation {
  const { pathname, search, hash } = new URL(address, 'https://kutuhal.example')
  return { pathname, search, hash, state: null }
}
