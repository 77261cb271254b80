/** The script for partners who want the maze in a sandbox. It defines `<robot-maze-frame>`. */
import { defineOnce } from '../loading/define-once.ts'
import { sourceOfScript } from '../loading/own-script.ts'
import { robotMazeFrameElement } from '../robot-maze-frame-element.ts'

const source = sourceOfScript('robot-maze-frame.js')
defineOnce('robot-maze-frame', () => robotMazeFrameElement(source))
