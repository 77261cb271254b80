import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Shows an address bar and a Back button. */
export function renderAtAddress(address: string, page: ReactElement): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <BrowserBar />
      {page}
    </MemoryRouter>,
  )
}

export const getCurrentQuery = (): string | null => screen.getByTestId('query').textContent

/** PUSH made a new history entry, REPLACE changed the current one. */
export const getNavigationType = (): string | null => screen.getByTestId('navigation').textContent

function BrowserBar() {
  const { search } = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  return (
    <div>
      <span data-testid="query">{search}</span>
      <span data-testid="navigation">{action}</span>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </div>
  )
}
