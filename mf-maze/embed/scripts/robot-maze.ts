/**
 * The script that partners include: `<script async src="…/robot-maze.js"></script>`. It is a classic script:
 * only those know their address in every browser and can have a hash. It only defines `<robot-maze>`.
 */
import { defineElementOnce } from '../loading/define-once.ts'
import { findScriptSource } from '../loading/own-script.ts'
import { createMazeElement } from '../robot-maze-element.ts'

const source = findScriptSource('robot-maze.js')
defineElementOnce('robot-maze', () => createMazeElement(source))
