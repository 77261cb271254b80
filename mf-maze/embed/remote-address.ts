/** Runs before anything else of the container: what it loads comes from its own version's folder, also where it was asked for as `v1`. */
import { pinnedFolder } from './pinned-folder.ts'

__webpack_public_path__ = pinnedFolder(`${__webpack_public_path__}remoteEntry.js`)
