/** Uses the published types as a partner would. It is only type-checked, never run. */
document.querySelector('robot-maze')?.addEventListener('maze-move', ({ detail }) => detail.moves.toFixed())
document.createElement('robot-maze').turnLeft()

export const exampleMazes = (
  <>
    <robot-maze theme="dark" sound reset-label="Once more" lang="hi" heading-level="3" />
    {/* @ts-expect-error -- there is no such theme */}
    <robot-maze theme="blue" />
  </>
)
