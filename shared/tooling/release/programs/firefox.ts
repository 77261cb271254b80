import { findProgram } from './debian-program.ts'

/** The last name is the path on macOS. */
const names = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

export const findFirefox = (): string | undefined => names.map(findProgram).find(found => found !== undefined)
