import { sortByDate } from './by-date.ts'

const days = [{ date: '2025-03-11' }, { date: '2025-06-18' }, { date: '2025-01-23' }]

describe('items by date', () => {
  it('come newest first', () => {
    expect(sortByDate(days).map(day => day.date)).toEqual(['2025-06-18', '2025-03-11', '2025-01-23'])
  })

  it('leaves the given list as it was', () => {
    sortByDate(days)
    expect(days[0]).toEqual({ date: '2025-03-11' })
  })
})
