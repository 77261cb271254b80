import { ensureProgram } from './debian-program.ts'

/** @returns the path of Varnish, installed first if that is possible here; nothing, and a line to tell why, if it is not */
export const ensureVarnish = (): string | undefined =>
  ensureProgram({ name: 'varnishd', debianPackage: 'varnish', elsewhere: 'brew install varnish' })
