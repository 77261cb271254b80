import { hasCrashed, type LastDrive, type Maze } from './maze.ts'

/**
 * What stands on the tape behind the lines of this drive: those of the one before that have not been driven again, and the line that
 * crashed, which is part of no program.
 */
export function restOfTape(maze: Maze): LastDrive {
  const driven = maze.program.length
  if (maze.status === 'over') return { program: [], hasCrashed: hasCrashed(maze) }
  const { program, hasCrashed: crashed } = maze.before ?? nothing
  return { program: program.slice(driven), hasCrashed: crashed && driven <= program.length }
}

const nothing: LastDrive = { program: [], hasCrashed: false }
