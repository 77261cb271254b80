import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { checkedMutations } from './checked-mutations.ts'
import { harmlessChanges } from './harmless-changes.ts'
import { editsOf, type Mutation } from './mutation.ts'

/** A release holds several changes, as those of teams do: whatever the check says of one of them is a false alarm. */
const RELEASES = 2

const releases = Array.from({ length: RELEASES }, (_, number) =>
  together(harmlessChanges.filter((_, index) => index % RELEASES === number)),
)
const findings = checkedMutations(releases)

test('There are as many harmless changes as it takes to trust the check', () => {
  expect(harmlessChanges.length).toBeGreaterThanOrEqual(40)
})

for (const release of releases) {
  test(`The check lets ${release.name} pass`, async () => {
    const found = await findings(release)
    expect(found.map(described)).toEqual([])
  })
}

function together(mutations: readonly Mutation[]): Mutation {
  return {
    name: mutations.map(({ name }) => name).join(', '),
    edits: editsOf(mutations),
    tamper: folder => mutations.forEach(({ tamper }) => tamper?.(folder)),
  }
}
