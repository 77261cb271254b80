import { expect, test } from '@playwright/test'
import { auditFaults, PREEXISTING_FINDING_PATTERN, quickTestFaults } from './fixtures/faults.ts'
import { createFixtureChecker, defineFaultTests } from './fixtures/fixture-tests.ts'

/**
 * Builds and checks two releases with faults: the smoke test refuses the first, and only the audit refuses
 * the second.
 */
const said = createFixtureChecker(quickTestFaults, 'fake')

defineFaultTests(quickTestFaults, said)

test('The check says nothing of what the release that is live has too', async () => {
  const [any] = auditFaults
  const lines = any ? await said(any) : []
  expect(lines).not.toEqual([])
  expect(lines.join('\n')).not.toMatch(PREEXISTING_FINDING_PATTERN)
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
