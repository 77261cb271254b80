import path from 'node:path'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { SITE_FILES } from '../store/store.ts'

/** Path of a generation's file that tells browsers which releases its pages may load. */
export const PINS_PATH = path.join(SITE_FILES, PINS_FILE)
