import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { RobotMaze, RobotMazeAttributes } from '../public/robot-maze.d.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'robot-maze': DetailedHTMLProps<HTMLAttributes<RobotMaze> & RobotMazeAttributes, RobotMaze>
    }
  }
}
