import { expect, test } from '@playwright/test'
import { falsePositives } from './fixtures/false-positives.ts'
import { fullTestFaults } from './fixtures/faults.ts'
import { createFixtureChecker, defineFaultTests } from './fixtures/fixture-tests.ts'
import { combineEdits } from './fixtures/fixture.ts'

const harmless = { name: 'what teams do every day', edits: combineEdits(falsePositives) }
const said = createFixtureChecker([...fullTestFaults, harmless])

defineFaultTests(fullTestFaults, said)

test(`The check lets ${harmless.name} pass`, async () => {
  expect(await said(harmless)).toEqual([])
})
