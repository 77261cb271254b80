/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoBackButton } from './GoBackButton.tsx'

it('takes the visitor back to the page before', async () => {
  window.history.replaceState(null, '', '/courses')
  window.history.pushState(null, '', '/courses/alchemy')
  render(<GoBackButton otherwise="/courses" />)

  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))

  await waitFor(() => expect(window.location.pathname).toBe('/courses'))
})
