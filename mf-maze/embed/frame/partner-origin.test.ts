import { findPartnerOrigin } from './partner-origin.ts'

it('takes an origin as it was written, and otherwise that of the page', () => {
  expect(findPartnerOrigin('https://school.example', '')).toEqual({ origin: 'https://school.example' })
  expect(findPartnerOrigin('http://localhost:3000', '')).toEqual({ origin: 'http://localhost:3000' })
  expect(findPartnerOrigin('null', '')).toEqual({ origin: 'null' })
  expect(findPartnerOrigin(null, 'https://school.example/maze?a=b')).toEqual({
    origin: 'https://school.example',
  })
  expect(findPartnerOrigin(null, '')).toEqual({ origin: undefined })
})

it.each([
  ['https://school.example/', '', 'https://school.example'],
  ['https://School.example/our/page', '', 'https://school.example'],
  ['school.example', '', 'https://school.example'],
  ['localhost:3000', 'http://localhost:3000/', 'http://localhost:3000'],
  [' https://school.example ', '', 'https://school.example'],
  ['a b', 'https://school.example/', 'https://school.example'],
])('understands %s, and says what to write', (written, referrer, origin) => {
  const read = findPartnerOrigin(written, referrer)
  expect(read.origin).toBe(origin)
  expect(read.complaint).toContain(`#origin=${written} is no origin, so the maze speaks to ${origin}.`)
  expect(read.complaint).toContain(`Write #origin=${origin}:`)
})

it('lets nobody speak where it understands nothing', () => {
  const { origin, complaint } = findPartnerOrigin('a b', '')
  expect(origin).toBeUndefined()
  expect(complaint).toContain('the maze speaks to nobody. Write #origin=https://www.school.example')
})
