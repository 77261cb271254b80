/** The script for partners who want the maze in a sandbox. It defines `<robot-maze-frame>`. */
import { defineElementOnce } from '../loading/define-element.ts'
import { createMazeFrameElementClass } from '../robot-maze-frame-element.ts'

defineElementOnce('robot-maze-frame', createMazeFrameElementClass)
