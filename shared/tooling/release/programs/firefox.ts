import { findProgram } from './debian-program.ts'

/** Names of Firefox's programs; the last name is the path on macOS. */
const names = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * Finds any edition of Firefox on this computer.
 * @returns the path of the program; undefined if there is none
 */
export const findFirefox = (): string | undefined => names.map(findProgram).find(found => found !== undefined)
