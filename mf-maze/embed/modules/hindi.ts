/** A language in a script of its own: robot-maze.js loads it only when needed. */
export { hindi as language } from '../../maze/hindi.ts'
