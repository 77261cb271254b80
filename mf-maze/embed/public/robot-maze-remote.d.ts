/**
 * Types of the federated container of the robot maze, version {{version}}, for hosts with React 19. Put this
 * file and robot-maze.d.ts next to your sources, and declare the remote in a file such as remotes.d.ts:
 *
 *     declare module 'mf_maze/RobotMaze' {
 *       type Props = import('./robot-maze-remote').RobotMazeProps
 *       const RobotMaze: import('react').FunctionComponent<Props>
 *       export default RobotMaze
 *     }
 */
import type { ReactNode, Ref } from 'react'
import type { RobotMaze, RobotMazeEvents } from './robot-maze'

/** The methods that a host can call through a `ref` to the component. */
export type RobotMazeHandle = Pick<RobotMaze, 'reset' | 'moveForward' | 'turnLeft' | 'turnRight'>

type DetailOf<Name extends keyof RobotMazeEvents> = RobotMazeEvents[Name]['detail']

/** The options of `<robot-maze>`, and its events as callbacks. */
export interface RobotMazeProps {
  readonly theme?: RobotMaze['theme']
  readonly accent?: string
  readonly lang?: string
  readonly sound?: boolean
  readonly resetLabel?: string
  readonly headingLevel?: RobotMaze['headingLevel']
  readonly board?: string
  /** The CSS class of the element that contains the maze. */
  readonly className?: string
  /** Content to show until the maze has loaded. */
  readonly children?: ReactNode
  readonly ref?: Ref<RobotMazeHandle>
  readonly onReady?: (detail: DetailOf<'maze-ready'>) => void
  readonly onMove?: (detail: DetailOf<'maze-move'>) => void
  readonly onOutcome?: (detail: DetailOf<'maze-outcome'>) => void
  readonly onResize?: (detail: DetailOf<'maze-resize'>) => void
}
