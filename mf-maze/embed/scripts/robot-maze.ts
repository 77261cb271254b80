/**
 * The script that partners include: `<script async src="…/robot-maze.js"></script>`. It only defines
 * `<robot-maze>`. It is a classic script, because modules do not know their address and cannot have a hash in
 * every browser.
 */
import { defineElementOnce } from '../loading/define-element.ts'
import { createMazeElementClass } from '../robot-maze-element.ts'

defineElementOnce('robot-maze', createMazeElementClass)
