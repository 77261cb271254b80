import { breaksInBrowsers } from './breaks.ts'
import { testCatches } from './catches.ts'

testCatches(breaksInBrowsers)
