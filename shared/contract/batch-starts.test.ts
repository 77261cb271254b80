import { listCourseBatchStartDates } from './batch-starts.ts'

const on = (date: string) => new Date(`${date}T12:00:00Z`)

it('are on the first Saturday of the next two months', () => {
  expect(listCourseBatchStartDates('Saturday', on('2026-11-22'))).toEqual(['2026-12-05', '2027-01-02'])
})

it('are on the Sunday after it for a course on Sundays, even if the month began with another one', () => {
  expect(listCourseBatchStartDates('Sunday', on('2026-11-22'))).toEqual(['2026-12-06', '2027-01-03'])
  expect(listCourseBatchStartDates('Sunday', on('2027-07-31'), 1)).toEqual(['2027-08-08'])
})

it('still name this month’s before its first weekend, and no more on the day itself', () => {
  expect(listCourseBatchStartDates('Saturday', on('2026-12-04'))).toEqual(['2026-12-05', '2027-01-02'])
  expect(listCourseBatchStartDates('Saturday', on('2026-12-05'))).toEqual(['2027-01-02', '2027-02-06'])
})

it('change at midnight in India, wherever the visitor is', () => {
  const next = (time: string) => listCourseBatchStartDates('Saturday', new Date(time), 1)
  expect(next('2026-12-04T23:59:00+05:30')).toEqual(['2026-12-05'])
  expect(next('2026-12-05T00:00:00+05:30')).toEqual(['2027-01-02'])
})
