import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { checkedSeeds } from './checked-seeds.ts'
import { harmlessChanges } from './harmless-changes.ts'

const findings = checkedSeeds(harmlessChanges)

for (const seed of harmlessChanges) {
  test(`The check lets ${seed.name} pass`, async () => {
    const found = await findings(seed)
    expect(found.map(described)).toEqual([])
  })
}
