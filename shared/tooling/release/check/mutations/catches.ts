import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { checkedMutations } from './checked-mutations.ts'
import type { Break } from './mutation.ts'

/**
 * A test for each of these mistakes. Those of one file are built and checked one after the other.
 * @param breaks mistakes that a remote's team could make, and what the check has to say of each
 */
export function testCatches(breaks: readonly Break[]): void {
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
}
