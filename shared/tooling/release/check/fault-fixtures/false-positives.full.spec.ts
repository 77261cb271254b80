import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { falsePositives } from './false-positives.ts'
import { checkedFixtures } from './fixture-tests.ts'
import { editsOf, type Fixture } from './fixture.ts'

/** A release holds several changes, as those of teams do: whatever the check says of one of them is a false alarm. */
const RELEASES = 2

const releases = Array.from({ length: RELEASES }, (_, number) =>
  together(falsePositives.filter((_, index) => index % RELEASES === number)),
)
const findings = checkedFixtures(releases)

test('There are as many harmless changes as it takes to trust the check', () => {
  expect(falsePositives.length).toBeGreaterThanOrEqual(40)
})

for (const release of releases) {
  test(`The check lets ${release.name} pass`, async () => {
    const found = await findings(release)
    expect(found.map(described)).toEqual([])
  })
}

function together(fixtures: readonly Fixture[]): Fixture {
  return {
    name: fixtures.map(({ name }) => name).join(', '),
    edits: editsOf(fixtures),
    tamper: folder => fixtures.forEach(({ tamper }) => tamper?.(folder)),
  }
}
