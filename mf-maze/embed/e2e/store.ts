import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { sourceVersion } from '@kutuhal/build/source-version.ts'
import type { Store } from '@kutuhal/release/store/store.ts'

/** Of the release that the working tree makes. */
export const version = sourceVersion('mf-maze')

/** A store with this one release, live: no site was ever composed there. */
export const store: Store = { folder: path.join(root, '.cache', 'maze-alone', version), pointer: 'live' }
