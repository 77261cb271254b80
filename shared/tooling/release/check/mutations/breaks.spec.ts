import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { breaks } from './breaks.ts'
import { checkedMutations } from './checked-mutations.ts'

const findings = checkedMutations(breaks)

for (const mutation of breaks) {
  test(`The check catches ${mutation.name}`, async () => {
    const found = await findings(mutation)
    const { about, what } = mutation.finding
    const told = found.map(described).join('\n\n')
    expect(told, told).toMatch(what)
    expect(found.map(finding => finding.about)).toContain(about)
  })
}
