import { computeSecurityTxtExpiry } from './pinned-releases.ts'

it.each([
  ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['2026-11-26T12:00:00Z', '2027-09-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-09-01T00:00:00Z'],
  ['2028-02-29T12:00:00Z', '2028-12-01T00:00:00Z'],
])('what is composed at %s says until %s whom to tell of holes', (now, expires) => {
  expect(computeSecurityTxtExpiry(new Date(now))).toBe(expires)
})
