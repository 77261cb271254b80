/** One JSON file a language (shared/tooling/build/data-modules/data-module.mjs). */
import { integrityOf } from '@kutuhal/build/hashes.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'

/** In browsers, an empty object. */
export const files = { 'courses-hi': JSON.stringify(hindi), 'courses-gu': JSON.stringify(gujarati) }

/** As `fetch` takes them. */
export const integrity = {
  'courses-hi': integrityOf(Buffer.from(files['courses-hi'])),
  'courses-gu': integrityOf(Buffer.from(files['courses-gu'])),
}
