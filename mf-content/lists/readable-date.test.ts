import { formatDate } from './readable-date.ts'

it.each(['2025-01-01', '2024-02-29', '2025-06-18', '2025-12-31'])('writes %s as people in India do', date => {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  expect(formatDate(date)).toBe(format.format(new Date(date)))
})
