/** Included by partners who want the maze in a sandbox: defines `<robot-maze-frame>`. */
import { defineOnce } from '../define-once.ts'
import { ownSource } from '../own-script.ts'
import { robotMazeFrameElement } from '../robot-maze-frame-element.ts'

const source = ownSource('robot-maze-frame.js')
defineOnce('robot-maze-frame', () => robotMazeFrameElement(source))
