import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { breaks } from './breaks.ts'
import { checkedSeeds } from './checked-seeds.ts'

const findings = checkedSeeds(breaks)

for (const seed of breaks) {
  test(`The check catches ${seed.name}`, async () => {
    const found = await findings(seed)
    const { about, what } = seed.finding
    const told = found.map(described).join('\n\n')
    expect(told, told).toMatch(what)
    expect(found.map(finding => finding.about)).toContain(about)
  })
}
