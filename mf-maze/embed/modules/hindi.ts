/** A language of its own script, which robot-maze.js asks for where somebody wants it. */
export { hindi as language } from '../../maze/hindi.ts'
