/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoursePage } from './CoursePage.tsx'

it('takes the visitor from an unknown course back to the page before', async () => {
  window.history.replaceState(null, '', '/courses')
  window.history.pushState(null, '', '/courses/alchemy')
  render(<CoursePage data={{ id: 'alchemy' }} />)

  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))

  await waitFor(() => expect(window.location.pathname).toBe('/courses'))
})
