import path from 'node:path'
import { STABLE_BUCKET } from '@kutuhal/release/store/buckets.ts'
import { pointerOf, storeAt } from '@kutuhal/release/store/store-location.ts'
import { SITE } from './addresses.ts'

/** Returns the path of the file with everything that the tested site's assistant knows (start-gateway.ts). */
export function assistantDocumentsFile(): string {
  const { folder, pointer } = storeAt(undefined, pointerOf(SITE.port))
  return path.join(folder, pointer, STABLE_BUCKET, 'documents.json')
}
