/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MazePage } from './MazePage.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const button = (name: string) => screen.getByRole('button', { name })
const board = () => screen.getByRole('application', { name: 'Maze board' })
const status = () => screen.getByRole('status')

async function press(...names: readonly string[]) {
  for (const name of names) await user.click(screen.getByText(name))
}

beforeEach(() => {
  render(<MazePage />)
})

it('shows the board, its legend and no moves at first', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Robot Maze')
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Goal: row 1, column 5.')
  expect(within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('Moves: 0 / 20')).toBeTruthy()
})

it('drives with the buttons, counts, and says where the robot is', async () => {
  await press('Move Forward', 'Turn Right')
  expect(screen.getByText('Moves: 2 / 20')).toBeTruthy()
  expect(status().textContent).toBe('Turned right. Facing right, row 4, column 1.')
  const program = within(screen.getByRole('region', { name: 'Your program so far' }))
  expect(program.getAllByRole('listitem').map(step => step.textContent)).toEqual(['forward', 'right'])
})

it('lets only Reset act after a crash, and goes on from the start', async () => {
  await press('Move Forward', 'Turn Right', 'Move Forward')
  expect(within(status()).getByText('Crashed into a wall!')).toBeTruthy()
  expect(screen.getByText('Moves: 2 / 20')).toBeTruthy()
  for (const name of ['Move Forward', 'Turn Left', 'Turn Right']) {
    expect(button(name).hasAttribute('disabled')).toBe(true)
  }
  await press('Reset')
  expect(screen.getByText('Moves: 0 / 20')).toBeTruthy()
  expect(status().textContent).toBe('At the start. Facing up, row 5, column 1.')
  expect(button('Move Forward').hasAttribute('disabled')).toBe(false)
})

it('moves the focus to Reset when the button that had it is disabled', async () => {
  await press('Turn Left', 'Move Forward')
  expect(document.activeElement).toBe(button('Reset'))
})

it('drives with the arrow keys and keeps the focus on the board', async () => {
  await user.tab()
  expect(document.activeElement).toBe(board())
  await user.keyboard('{ArrowUp>4/}{ArrowUp}')
  expect(status().textContent).toContain('row 3, column 1')
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(within(status()).getByText('Crashed! Out of bounds.')).toBeTruthy()
  expect(document.activeElement).toBe(board())
})

it('celebrates the goal, and tells it apart from the move limit', async () => {
  const forward = Array.from({ length: 4 }, () => 'Move Forward')
  await press(...forward, 'Turn Right', ...forward)
  expect(within(status()).getByText('Success! The robot reached the goal!')).toBeTruthy()
  await press('Reset', ...Array.from({ length: 20 }, () => 'Turn Left'))
  expect(within(status()).getByText('Move limit reached. Try again!')).toBeTruthy()
  expect(screen.getByText('Moves: 20 / 20')).toBeTruthy()
})

it('leads partners to the snippets for their own pages', () => {
  const link = screen.getByRole('link', { name: 'Put the robot maze on your own page' })
  expect(link.getAttribute('href')).toBe('/embed/')
})
