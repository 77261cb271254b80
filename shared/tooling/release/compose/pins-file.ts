import path from 'node:path'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { SITE_FILES } from '../store/store.ts'

export const PINS_PATH = path.join(SITE_FILES, PINS_FILE)
