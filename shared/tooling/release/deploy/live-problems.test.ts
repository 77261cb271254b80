import { findSecurityTxtExpiryProblems } from './live-problems.ts'

const now = new Date('2026-11-26T12:00:00Z')

it.each([
  ['Contact: mailto:a@b.example\nExpires: 2027-10-01T00:00:00Z\n', undefined],
  ['Expires: 2026-12-27T12:00:00Z', undefined],
  ['Expires: 2026-12-26T00:00:00Z', /expires in 29 days, on 2026-12-26/],
  ['Expires: 2026-11-01T00:00:00Z', /has expired, on 2026-11-01/],
  ['Expires: some day', /does not say how long/],
  ['Contact: mailto:a@b.example', /does not say how long/],
])('watches how long security.txt holds: %j', (text, what) => {
  const problems = findSecurityTxtExpiryProblems(text, now)
  expect(problems).toHaveLength(what ? 1 : 0)
  if (what) expect(problems[0]?.what).toMatch(what)
})
