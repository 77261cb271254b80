import { expect, test } from '@playwright/test'
import { auditFaults, EXISTING_FINDING, quickFaults } from './fixtures/faults.ts'
import { checkedFixtures, testFaults } from './fixtures/fixture-tests.ts'

/** Checks two real releases: the smoke test refuses one; only the audit refuses the other. */
const said = checkedFixtures(quickFaults, 'fake')

testFaults(quickFaults, said)

test('The check says nothing of what the release that is live has too', async () => {
  const [any] = auditFaults
  const lines = any ? await said(any) : []
  expect(lines).not.toEqual([])
  expect(lines.join('\n')).not.toMatch(EXISTING_FINDING)
})

test('The check says nothing of what is in order', async () => {
  const [any] = auditFaults
  const lines = any ? await said(any) : []
  const others = lines.filter(
    line =>
      !auditFaults.some(({ finding: { about, what } }) => line.startsWith(`${about}: `) && what.test(line)),
  )
  expect(others).toEqual([])
})
