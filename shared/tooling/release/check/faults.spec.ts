import { quickTestFaults } from './fixtures/faults.ts'
import { createFixtureChecker, defineFaultTests } from './fixtures/fixture-tests.ts'
import { combineFixtures } from './fixtures/fixture.ts'

const faults = combineFixtures(...quickTestFaults)

defineFaultTests(faults, createFixtureChecker(faults))
