import { ensureProgram, findProgram, type Program } from './debian-program.ts'

const nginx: Program = { name: 'nginx', debianPackage: 'nginx-light', elsewhere: 'brew install nginx' }
const wrk: Program = { name: 'wrk', debianPackage: 'wrk', elsewhere: 'brew install wrk' }

/** @returns the path of nginx, installed first if that is possible here; nothing, and a line to tell why, if it is not */
export const ensureNginx = (): string | undefined => ensureProgram(nginx)

/** The same for wrk, which puts load on a web server. */
export const ensureWrk = (): string | undefined => ensureProgram(wrk)

export const findNginx = (): string | undefined => findProgram(nginx.name)

export const findWrk = (): string | undefined => findProgram(wrk.name)
