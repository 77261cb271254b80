/** @jest-environment jsdom */
import { site } from '@kutuhal/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { english } from '../messages/english.ts'
import { Contact } from './Contact.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const field = (label: string) => screen.getByLabelText(label)
const send = () => user.click(screen.getByText('Send Message'))

beforeEach(() => {
  // Otherwise, the form would restore the unsent draft of an earlier test.
  sessionStorage.clear()
  render(<Contact words={english} />)
})

it('shows how and when to reach the company', () => {
  const details = within(screen.getByRole('region', { name: 'Talk to us' }))
  expect(details.getByRole('link', { name: site.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/)
  expect(details.getByRole('link', { name: site.email }).getAttribute('href')).toBe(`mailto:${site.email}`)
  const hours = within(screen.getByRole('table', { name: 'Opening hours' }))
  expect(hours.getAllByRole('row').map(row => row.textContent)).toEqual([
    'Mon-Fri9:00 AM-8:00 PM',
    'Sat10:00 AM-5:00 PM',
    'SunClosed',
  ])
})

it('leads from the drawn map to a real one, and says that this leaves the site', () => {
  const link = screen.getByRole('link', { name: /OpenStreetMap.*leaves this site/ })
  const { host, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(host).toBe('www.openstreetmap.org')
  expect(searchParams.get('query')).toContain(site.address.postalCode)
  expect(link.getAttribute('rel')).toBe('noopener')
})

it('starts with no subject chosen', () => {
  expect(field('Subject')).toHaveProperty('value', '')
  expect(within(field('Subject')).getByRole('option', { selected: true }).textContent).toBe(
    'Select a subject',
  )
})

it('says what is missing, marks it, and puts the cursor into the first wrong field', async () => {
  await user.type(field('Name'), 'Asha')
  await user.type(field('Email'), 'not an address')
  await send()
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Please fill out all required fields.')).toBeTruthy()
  expect(alert.getAllByRole('link').map(link => link.textContent)).toEqual(['Email', 'Message'])
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^There is a space in the address/).id).toBe(
    field('Email').getAttribute('aria-describedby'),
  )
  expect(field('Name').getAttribute('aria-invalid')).toBeNull()
})

it('leads from the message to the field', async () => {
  await send()
  await user.click(screen.getByRole('link', { name: 'Message' }))
  expect(document.activeElement).toBe(field('Message'))
})

it('says in the summary what is wrong with an address, and reads it out once', async () => {
  await user.type(field('Name'), 'Asha')
  await user.type(field('Email'), 'asha.example.com')
  await send()
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('Please fill out all required fields.')
  expect(summary.textContent).toContain('Email: The address has no @.')
  expect(summary.textContent).toContain('Message')
  await user.type(field('Email'), 'x')
  // Screen readers must not repeat the remaining errors when one error is removed.
  expect(screen.getByRole('alert')).toBe(summary)
  expect(summary.getAttribute('aria-atomic')).toBe('false')
  expect(summary.textContent).not.toContain('no @')
})

it('takes the mark off a field while it is typed in, and leaves the cursor there', async () => {
  await send()
  await user.keyboard('A')
  expect(document.activeElement).toBe(field('Name'))
  expect(field('Name').getAttribute('aria-invalid')).toBeNull()
  expect(field('Message').getAttribute('aria-invalid')).toBe('true')
})

it('thanks for a complete message, clears every field and moves to the answer', async () => {
  await user.type(field('Name'), 'Asha')
  await user.type(field('Email'), 'asha@example.com')
  await user.type(field('Phone'), '98765 43210')
  await user.selectOptions(field('Subject'), 'School Partnership')
  await user.type(field('Message'), 'May we visit?')
  await send()
  const answer = screen.getByRole('status')
  expect(answer.textContent).toMatch(
    /^Your message has been sent! We will get back to you soon\.So far it has not left your browser\./,
  )
  expect(answer.closest('[role="group"]')?.getAttribute('aria-label')).toBe('What happens with your message')
  expect(document.activeElement?.contains(answer)).toBe(true)
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
    expect(field(label)).toHaveProperty('value', '')
  }
})

it('says beside its button that it sends nothing, and offers the same message as an e-mail', async () => {
  const button = screen.getByText('Send Message')
  const truth = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(truth?.textContent).toMatch(
    /e-mail or a call: “Send Message” shows an answer, but sends us nothing yet/,
  )
  await user.type(field('Message'), 'May we visit?')
  const mail = screen.getByRole('link', { name: 'Send it as an e-mail' })
  expect(mail.getAttribute('href')).toContain('May%20we%20visit%3F')
})

it('still offers the message as an e-mail when the fields are empty again', async () => {
  await user.type(field('Name'), 'Asha')
  await user.type(field('Email'), 'asha@example.com')
  await user.type(field('Message'), 'May we visit?')
  await send()
  const mail = screen.getByRole('link', { name: /^One step left: / })
  expect(mail.getAttribute('href')).toContain('May%20we%20visit%3F')
  expect(screen.getByRole('status').contains(mail)).toBe(true)
})
