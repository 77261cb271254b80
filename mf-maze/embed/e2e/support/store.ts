import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { getSourceVersion } from '@kutuhal/build/provenance/source-version.ts'
import type { Store } from '@kutuhal/release/store/store.ts'

/** The version of the working tree's release. */
export const mazeVersion = getSourceVersion('mf-maze')

/** The name of the build with React, used in addresses instead of a version. */
export const REACT_BUILD_NAME = 'on-react'

/** A store with a single release, which is live, and without a composed site. */
export const mazeStore: Store = {
  folder: path.join(projectRoot, '.cache', 'maze-alone', mazeVersion),
  pointer: 'live',
}
