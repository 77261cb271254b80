import { findProgram } from './debian-program.ts'

/** Names of Firefox's programs; the last one is the path on macOS. */
const names = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Finds any edition of Firefox on this computer. */
export const findFirefox = (): string | undefined => names.map(findProgram).find(found => found !== undefined)
