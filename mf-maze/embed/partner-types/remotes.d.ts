declare module 'mf_maze/RobotMaze' {
  type Props = import('../public/robot-maze-remote.d.ts').RobotMazeProps
  const RobotMaze: import('react').FunctionComponent<Props>
  export default RobotMaze
}
