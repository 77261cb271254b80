/** The script for partners who want the maze in a sandbox. It defines `<robot-maze-frame>`. */
import { defineElementOnce } from '../loading/define-once.ts'
import { findScriptSource } from '../loading/own-script.ts'
import { createMazeFrameElementClass } from '../robot-maze-frame-element.ts'

const source = findScriptSource('robot-maze-frame.js')
defineElementOnce('robot-maze-frame', () => createMazeFrameElementClass(source))
