/** Runs first in the container: even for an address with `v1`, files come from their version's folder. */
import { resolvePinnedFolder } from './loading/pinned-folder.ts'

__webpack_public_path__ = resolvePinnedFolder(`${__webpack_public_path__}remoteEntry.js`)
