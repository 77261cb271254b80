/** Runs first in the container: even when requested as `v1`, it loads all from its own version's folder. */
import { pinnedFolder } from './loading/pinned-folder.ts'

__webpack_public_path__ = pinnedFolder(`${__webpack_public_path__}remoteEntry.js`)
