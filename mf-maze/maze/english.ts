import type { Language } from './language.ts'

export const english: Language = {
  code: 'en',
  title: 'Robot Maze',
  lead: limit =>
    `Bring the robot to the lotus in at most ${limit} moves. It understands three commands: move forward, turn left and turn right. Turns count as moves too, so plan your route first, then drive.`,
  boardName: 'Maze board',
  keys: { before: 'With the board in focus:', forward: 'moves forward,', turns: 'turn.' },
  moveCount: (moves, limit) => `Moves: ${moves} / ${limit}`,
  // These texts are exactly those of the product specification, point 4.
  outcomes: {
    leftTheBoard: 'Crashed! Out of bounds.',
    hitAWall: 'Crashed into a wall!',
    reachedTheGoal: 'Success! The robot reached the goal!',
    ranOutOfMoves: 'Move limit reached. Try again!',
  },
  steps: {
    movedForward: 'Moved forward.',
    turnedLeft: 'Turned left.',
    turnedRight: 'Turned right.',
    none: 'At the start.',
    crash: 'It stays put.',
  },
  shortest: (fewest, isReached) =>
    isReached ? `${fewest} moves: the shortest way there is.` : `The shortest way takes ${fewest} moves.`,
  movesLeft: moves => (moves === 1 ? '1 move left.' : `${moves} moves left.`),
  by: ['by ', ''],
  directions: ['up', 'right', 'down', 'left'],
  cell: (row, column) => `row ${row}, column ${column}`,
  facing: (direction, cell) => `Facing ${direction}, ${cell}.`,
  board: ({ size, robot, direction, goal, walls }) =>
    `Board of ${size} rows and ${size} columns. Robot: ${robot}, facing ${direction}. Goal: ${goal}. Walls: ${walls.join('; ')}.`,
  contents: {
    goal: 'Goal',
    robotOnGoal: 'Robot on the goal',
    robot: direction => `Robot, facing ${direction}`,
    wall: 'Wall',
    free: 'Free',
  },
  modes: { name: 'How to play', drive: 'Drive', write: 'Write a program' },
  controls: {
    group: 'Drive the robot',
    movedForward: 'Move Forward',
    turnedLeft: 'Turn Left',
    turnedRight: 'Turn Right',
    reset: 'Reset',
    run: 'Run',
    takeBack: 'Take back',
  },
  legend: { name: 'Legend', robot: 'Robot', goal: 'Goal', wall: 'Wall', free: 'Free to drive' },
  table: {
    summary: 'Read the board as a table',
    row: number => `Row ${number}`,
    column: number => `Column ${number}`,
  },
  program: {
    heading: 'Your program so far',
    none: 'No steps yet. The first command you give becomes line 1.',
    crash: 'The step that crashed does not count, so it is not part of the program.',
    crashed: 'forward, crash',
    before: 'From your last try:',
    again: (line, command) => `Line ${line} again: ${command}`,
    movedForward: 'forward',
    turnedLeft: 'left',
    turnedRight: 'right',
  },
  writing: {
    heading: 'Your program',
    none: 'Write a program: the robot waits for Run.',
    hint: 'A press on a line changes that line and no other.',
    running: 'Running your program.',
    endsShort: 'The lines end before the goal.',
    isFull: 'That was the last there is room for.',
    line: (line, command) => `Line ${line}: ${command}.`,
    change: (line, command, hasCrashed) => `Line ${line}: ${command}${hasCrashed ? ', crash' : ''}. Change`,
    crashed: (line, reset) => `Line ${line} crashed. Change a line, or press ${reset}.`,
  },
}
