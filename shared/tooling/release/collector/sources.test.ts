import { getIpNetwork, createReportDeduplicator, getReportSource } from './sources.ts'

const DAY_MS = 86_400_000

it.each([
  ['203.0.113.66', '203.0.113.66', '203.0.113'],
  ['::ffff:203.0.113.66', '203.0.113.66', '203.0.113'],
  ['::FFFF:203.0.113.66', '203.0.113.66', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('takes %s for the source %s in the network %s', (address, source, network) => {
  expect([getReportSource(address), getIpNetwork(address)]).toEqual([source, network])
})

it('counts each kind of event of a source once a day for each release', () => {
  let now = 0
  // Every error counts: normally chance decides if its sender has several visits.
  const sources = createReportDeduplicator(
    () => now,
    () => 0,
  )
  const twice = (...event: Parameters<typeof sources.counts>) => [1, 2].map(() => sources.counts(...event))
  expect(twice('a', 'visit', 'mf-maze@1.0.0')).toEqual([true, false])
  expect(twice('a', 'visitWithError', 'mf-maze@1.0.0')).toEqual([true, false])
  expect(twice('a', 'LCP', 'mf-maze@1.0.0')).toEqual([true, false])
  expect(twice('a', 'visit', 'mf-maze@1.1.0')).toEqual([true, false])
  expect(twice('b', 'visit', 'mf-maze@1.0.0')).toEqual([true, false])
  now = DAY_MS - 1
  expect(sources.counts('a', 'visit', 'mf-maze@1.0.0')).toBe(false)
  now = DAY_MS
  expect(twice('a', 'visit', 'mf-maze@1.0.0')).toEqual([true, false])
})

it('takes no school for worse because it has many visitors behind one address', () => {
  let drawn = 0.5
  const sources = createReportDeduplicator(
    () => 0,
    () => drawn,
  )
  const school = (kind: 'visit' | 'visitWithError') => sources.counts('school', kind, 'mf-maze@1.0.0')
  for (let visit = 0; visit < 4; visit += 1) school('visit')
  // With four visits, an error counts only if the random number is below a quarter.
  expect(school('visitWithError')).toBe(false)
  drawn = 0.2
  expect(school('visitWithError')).toBe(true)
  expect(school('visitWithError')).toBe(false)
})
