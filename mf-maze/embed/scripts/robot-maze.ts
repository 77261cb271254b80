/**
 * The script that partners include: `<script async src="…/robot-maze.js"></script>`. It only defines
 * `<robot-maze>`. It is a classic script, because modules do not know their address and cannot have a hash in
 * every browser.
 */
import { defineElementOnce } from '../loading/define-once.ts'
import { findScriptSource } from '../loading/own-script.ts'
import { createMazeElementClass } from '../robot-maze-element.ts'

const source = findScriptSource('robot-maze.js')
defineElementOnce('robot-maze', () => createMazeElementClass(source))
