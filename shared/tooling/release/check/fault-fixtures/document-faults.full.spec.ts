import { documentFaults } from './faults.ts'
import { testFaults } from './fixture-tests.ts'

testFaults(documentFaults)
