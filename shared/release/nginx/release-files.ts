import { releaseHeaders } from '../headers.ts'
import type { Store } from '../store.ts'
import { addHeaders } from './add-headers.ts'
import type { Directive } from './directives.ts'
import { files } from './files.ts'
import { storePath } from './store-path.ts'

/**
 * The files of releases.
 * @param app the only one whose files are served; all if left out
 */
export function releaseFiles(store: Store, more: readonly Directive[], app = '[^/]+'): Directive {
  return files(String.raw`^/apps/(?<file>${app}/[^/]+/.+)\z`, storePath(store, 'apps'), [
    addHeaders(releaseHeaders, '$release_caching'),
    more,
  ])
}
