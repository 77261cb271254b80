import { breaksOfDocuments } from './breaks.ts'
import { testCatches } from './catches.ts'

testCatches(breaksOfDocuments)
