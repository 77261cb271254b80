/** Uses the published types as a partner would. It is only type-checked, never run. */
import RobotMaze from 'mf_maze/RobotMaze'

document.querySelector('robot-maze')?.addEventListener('maze-move', ({ detail }) => detail.moves.toFixed())
document.createElement('robot-maze-frame').turnLeft()

export const exampleMazes = (
  <>
    <robot-maze theme="dark" sound reset-label="Once more" lang="hi" heading-level="3" />
    <RobotMaze
      theme="dark"
      sound
      resetLabel="Once more"
      headingLevel={3}
      onOutcome={({ text }) => text.trim()}
    />
    {/* @ts-expect-error -- there is no such theme */}
    <robot-maze theme="blue" />
    {/* @ts-expect-error -- there is no such theme */}
    <RobotMaze theme="blue" />
  </>
)
