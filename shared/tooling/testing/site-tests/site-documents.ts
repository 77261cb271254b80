import path from 'node:path'
import { STABLE_BUCKET } from '../../release/store/buckets.ts'
import { getPointerNameForPort, resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { TEST_SITE } from './addresses.ts'

/**
 * Returns the path of the file with everything that a site's assistant knows (start-gateway.ts).
 * @param port the site's first port; by default that of the tested site
 */
export function getAssistantKnowledgeFilePath(port = TEST_SITE.port): string {
  const { folder, pointer } = resolveLocalStore(undefined, getPointerNameForPort(port))
  return path.join(folder, pointer, STABLE_BUCKET, 'documents.json')
}
