import path from 'node:path'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { SITE_FILES } from '../store/store.ts'

/** In a generation's folder: the releases that its pages may load, for browsers. */
export const PINS_PATH = path.join(SITE_FILES, PINS_FILE)
