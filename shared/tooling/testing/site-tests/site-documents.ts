import path from 'node:path'
import { STABLE_BUCKET } from '@kutuhal/release/store/buckets.ts'
import { getPointerNameForPort, resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { TEST_SITE } from './addresses.ts'

/** Returns the path of the file with everything that the tested site's assistant knows (start-gateway.ts). */
export function getAssistantKnowledgeFilePath(): string {
  const { folder, pointer } = resolveLocalStore(undefined, getPointerNameForPort(TEST_SITE.port))
  return path.join(folder, pointer, STABLE_BUCKET, 'documents.json')
}
