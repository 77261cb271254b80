import { browserFaults } from './faults.ts'
import { testFaults } from './fixture-tests.ts'

testFaults(browserFaults)
