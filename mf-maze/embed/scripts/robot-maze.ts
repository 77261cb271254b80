/**
 * What partners include: `<script async src="…/robot-maze.js"></script>`. A classic script, since only such a one knows where it came
 * from in every browser and can be included with a hash. It defines `<robot-maze>` and leaves nothing else behind.
 */
import { defineOnce } from '../define-once.ts'
import { ownSource } from '../own-script.ts'
import { robotMazeElement } from '../robot-maze-element.ts'

const source = ownSource('robot-maze.js')
defineOnce('robot-maze', () => robotMazeElement(source))
