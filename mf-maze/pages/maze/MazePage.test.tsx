/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
// eslint-disable-next-line import-x/no-extraneous-dependencies -- Pages render inside the host's router.
import { MemoryRouter } from 'react-router-dom'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { getPartnersPageUrl } from './BelowTheGame.tsx'
import { MazePage } from './MazePage.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
// Find buttons by text, since jsdom takes seconds to find roles here; browser tests check the roles.
const button = (name: string) => screen.getByText(name).closest('button') ?? document.body
const board = () => screen.getByLabelText('Maze board')
const status = () => document.querySelector<HTMLElement>('[role=status]') ?? document.body
const tab = (name: string) => screen.getByText(name, { selector: '[role=tab]' })

async function press(...names: readonly string[]) {
  for (const name of names) await user.click(screen.getByText(name))
}
const openPage = () =>
  render(
    <MemoryRouter>
      <MazePage data={{}} />
    </MemoryRouter>,
  )
beforeEach(() => {
  sessionStorage.clear()
  openPage()
})

it('shows the board, its legend and no moves at first', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Robot Maze')
  expect(board().getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('img').id)
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

slowIt('has what was driven, written and built when a visitor comes back', async () => {
  await press('Move Forward', 'Build your own walls')
  await user.click(await screen.findByLabelText('Wall in row 1, column 1'))
  cleanup()
  openPage()
  expect(screen.getByText('Moves: 1 / 20')).toBeTruthy()
  await press('Build your own walls')
  const wall = await screen.findByLabelText('Wall in row 1, column 1')
  expect(wall.getAttribute('aria-pressed')).toBe('true')
  await press('Write a program', 'Move Forward', 'Turn Right')
  cleanup()
  openPage()
  const program = within(screen.getByRole('region', { name: 'Your program' }))
  expect(program.getAllByRole('listitem').map(step => step.textContent)).toEqual(['forward', 'right'])
})

it('lets only Reset act after a crash, moves the focus to it, and goes on from the start', async () => {
  await press('Move Forward', 'Turn Right', 'Move Forward')
  expect(within(status()).getByText('Crashed into a wall!')).toBeTruthy()
  expect(screen.getByText('Moves: 2 / 20')).toBeTruthy()
  // The button that had the focus is disabled.
  expect(document.activeElement).toBe(button('Reset'))
  for (const name of ['Move Forward', 'Turn Left', 'Turn Right']) {
    expect(button(name).hasAttribute('disabled')).toBe(true)
  }
  await press('Reset')
  expect(screen.getByText('Moves: 0 / 20')).toBeTruthy()
  expect(status().textContent).toBe('At the start. Facing up, row 5, column 1.')
  expect(button('Move Forward').hasAttribute('disabled')).toBe(false)
})

it('drives with the arrow keys and keeps the focus on the board', async () => {
  tab('Drive').focus()
  await user.tab()
  expect(document.activeElement).toBe(board())
  await user.keyboard('{ArrowUp>4/}{ArrowUp}')
  expect(status().textContent).toContain('row 3, column 1')
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(within(status()).getByText('Crashed! Out of bounds.')).toBeTruthy()
  expect(document.activeElement).toBe(board())
})

it('offers the lines of a try that crashed again, so that only the last one has to be another', async () => {
  await press('Move Forward', 'Turn Right', 'Move Forward', 'Reset')
  const tape = within(screen.getByRole('region', { name: 'Your program so far' }))
  const lines = () => tape.getAllByRole('listitem').map(step => step.textContent)
  expect(lines()).toEqual(['forward', 'right', 'forward, crash'])

  await press('Line 1 again: forward', 'Line 2 again: right')
  expect(screen.getByText('Moves: 2 / 20')).toBeTruthy()
  // The button that repeats steps disappears after the last step, and the focus moves to the commands.
  expect(screen.queryByText(/again/)).toBeNull()
  expect(document.activeElement).toBe(button('Move Forward'))
  await press('Turn Left')
  expect(lines()).toEqual(['forward', 'right', 'left'])
})

it('leads partners to the snippets for their own pages', () => {
  const link = screen.getByRole('link', { name: 'Put the robot maze on your own page' })
  expect(link.getAttribute('href')).toBe('/embed/')
  // The snippets are on the origin of the release.
  expect(getPartnersPageUrl('https://maze.example/apps/mf-maze/1.0.0/')).toBe('https://maze.example/embed/')
  expect(getPartnersPageUrl('http://localhost:3003/')).toBe('http://localhost:3003/embed/')
})
