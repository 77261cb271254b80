import path from 'node:path'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { SITE_FILES } from '../store/store.ts'

/** In the folder of a generation: which releases its pages may load, for its visitors. */
export const PINS = path.join(SITE_FILES, PINS_FILE)
