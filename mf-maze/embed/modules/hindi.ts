/** Hindi in a JavaScript file of its own, which robot-maze.js loads only when needed. */
export { hindi as language } from '../../maze/hindi.ts'
