/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MazePage } from './MazePage.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const button = (name: string) => screen.getByRole('button', { name })
const board = () => screen.getByRole('application', { name: 'Maze board' })
const status = () => screen.getByRole('status')

async function press(...names: readonly string[]) {
  for (const name of names) await user.click(screen.getByText(name))
}

const forward = Array.from({ length: 4 }, () => 'Move Forward')
const toTheGoal = [...forward, 'Turn Right', ...forward]

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
  await press(...toTheGoal)
  expect(within(status()).getByText('Success! The robot reached the goal!')).toBeTruthy()
  await press('Reset', ...Array.from({ length: 20 }, () => 'Turn Left'))
  expect(within(status()).getByText('Move limit reached. Try again!')).toBeTruthy()
  expect(screen.getByText('Moves: 20 / 20')).toBeTruthy()
})

it('offers the lines of a try that crashed again, so that only the last one has to be another', async () => {
  await press('Move Forward', 'Turn Right', 'Move Forward', 'Reset')
  const tape = within(screen.getByRole('region', { name: 'Your program so far' }))
  const lines = () => tape.getAllByRole('listitem').map(step => step.textContent)
  expect(lines()).toEqual(['forward', 'right', 'forward, crash'])

  await press('Line 1 again: forward', 'Line 2 again: right')
  expect(screen.getByText('Moves: 2 / 20')).toBeTruthy()
  // It went with its last line, and leaves the focus where the player chooses another.
  expect(screen.queryByText(/again/)).toBeNull()
  expect(document.activeElement).toBe(button('Move Forward'))
  await press('Turn Left')
  expect(lines()).toEqual(['forward', 'right', 'left'])
})

it('says when a way is the shortest, and where it goes on', async () => {
  await press(...toTheGoal)
  expect(within(status()).getByText('Nine, the shortest there is.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'On to Blockzie' }).getAttribute('href')).toBe('/courses/blockzie')

  await press('Reset', 'Turn Left', 'Turn Right', ...toTheGoal)
  expect(within(status()).getByText('Success! The robot reached the goal!')).toBeTruthy()
  expect(screen.queryByText('Nine, the shortest there is.')).toBeNull()
})

it('has a second challenge: all is written first, then run, and one line changed', async () => {
  await press(...toTheGoal, 'Now write it all first')
  await press(...toTheGoal.map(name => (name === 'Turn Right' ? 'Turn Left' : name)))
  expect(screen.getByText('Moves: 0 / 20')).toBeTruthy()
  expect(status().textContent).toBe('Line 9: forward.')

  jest.useFakeTimers()
  fireEvent.click(button('Run'))
  act(() => void jest.advanceTimersByTime(20_000))
  expect(within(status()).getByText('Crashed! Out of bounds.')).toBeTruthy()
  fireEvent.click(button('Reset'))
  expect(button('Line 6: forward, crash. Change')).toBeTruthy()
  // From left it becomes right.
  fireEvent.click(button('Line 5: left. Change'))
  fireEvent.click(button('Run'))
  act(() => void jest.advanceTimersByTime(20_000))
  jest.useRealTimers()
  expect(within(status()).getByText('Success! The robot reached the goal!')).toBeTruthy()
  expect(screen.getByText('Moves: 9 / 20')).toBeTruthy()
})

it('leads partners to the snippets for their own pages', () => {
  const link = screen.getByRole('link', { name: 'Put the robot maze on your own page' })
  expect(link.getAttribute('href')).toBe('/embed/')
})
