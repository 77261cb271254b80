import { withBuild } from '../../shared/release/build-releases.ts'
import { hasRelease, storeRelease } from '../../shared/release/store.ts'
import { store, version } from './store.ts'

/** Brings the working tree's maze into the store, if it is not there yet: no other app is built. */
export default async function publishMaze(): Promise<void> {
  if (hasRelease(store, 'mf-maze', version)) return
  await withBuild('mf-maze', version, dist => storeRelease(store, dist))
}
