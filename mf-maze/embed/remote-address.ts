/** Runs first in the container: even for an address with `v1`, files come from their version's folder. */
import { pinnedFolder } from './loading/pinned-folder.ts'

__webpack_public_path__ = pinnedFolder(`${__webpack_public_path__}remoteEntry.js`)
