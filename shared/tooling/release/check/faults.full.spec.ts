import { expect, test } from '@playwright/test'
import { falsePositives } from './fixtures/false-positives.ts'
import { fullTestFaults } from './fixtures/faults.ts'
import { createFixtureChecker, defineFaultTests } from './fixtures/fixture-tests.ts'
import { combineEdits, combineFixtures } from './fixtures/fixture.ts'

const faults = fullTestFaults.flatMap(group => combineFixtures(...group))
const harmless = { name: 'what teams do every day', edits: combineEdits(falsePositives) }
const said = createFixtureChecker([...faults, harmless])

defineFaultTests(faults, said)

test(`The check lets ${harmless.name} pass`, async () => {
  expect(await said(harmless)).toEqual([])
})
