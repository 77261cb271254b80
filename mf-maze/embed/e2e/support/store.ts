import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { sourceVersion } from '@kutuhal/build/source-version.ts'
import type { Store } from '@kutuhal/release/store/store.ts'

/** The version of the working tree's release. */
export const version = sourceVersion('mf-maze')

/** A store whose only release is live, without a composed site. */
export const store: Store = { folder: path.join(root, '.cache', 'maze-alone', version), pointer: 'live' }
