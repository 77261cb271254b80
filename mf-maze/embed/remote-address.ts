/**
 * Runs first in the container, so that the container loads its files from the folder of its version, even if
 * the host uses an address with `v1`.
 */
import { resolvePinnedFolder } from './loading/pinned-folder.ts'

__webpack_public_path__ = resolvePinnedFolder(`${__webpack_public_path__}remoteEntry.js`)
