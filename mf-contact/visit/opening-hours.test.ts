import { createOpeningHoursSpecification } from './opening-hours.ts'

it('says of every day that has hours when the office opens and closes, in 24 hours', () => {
  expect(
    createOpeningHoursSpecification().map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes]),
  ).toEqual([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '20:00'],
    [['Saturday'], '10:00', '17:00'],
  ])
})
