/** Hindi in a JavaScript file of its own, which robot-maze.js loads only when needed. */
export { hindiGame as translation } from '../../words/hindi.ts'
