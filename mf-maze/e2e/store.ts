import path from 'node:path'
import { root } from '../../shared/build/apps.ts'
import { sourceVersion } from '../../shared/build/source-version.ts'
import type { Store } from '../../shared/release/store.ts'

export const store: Store = { folder: path.join(root, '.store'), pointer: 'live' }

/** Of the release that the working tree makes. */
export const version = sourceVersion('mf-maze')
