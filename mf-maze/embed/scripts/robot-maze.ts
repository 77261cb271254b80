/**
 * The script that partners include: `<script async src="…/robot-maze.js"></script>`. It is a classic script:
 * only those know their address in every browser and can have a hash. It only defines `<robot-maze>`.
 */
import { defineOnce } from '../loading/define-once.ts'
import { sourceOfScript } from '../loading/own-script.ts'
import { robotMazeElement } from '../robot-maze-element.ts'

const source = sourceOfScript('robot-maze.js')
defineOnce('robot-maze', () => robotMazeElement(source))
