import { ensureProgram, findModule, findProgram, type DebianProgram } from './debian-program.ts'

const nginx: DebianProgram = { name: 'nginx', debianPackage: 'nginx-light', elsewhere: 'brew install nginx' }
const wrk: DebianProgram = { name: 'wrk', debianPackage: 'wrk', elsewhere: 'brew install wrk' }

/** nginx's own JavaScript, for edges. */
const scripts: DebianProgram = {
  name: '/usr/lib/nginx/modules/ngx_http_js_module.so',
  debianPackage: 'libnginx-mod-http-js',
  isModule: true,
}

/** @returns the path of nginx, installed first if possible; else nothing, after saying why */
export const ensureNginx = (): string | undefined => ensureProgram(nginx)

/** The same for the module by which nginx runs scripts. */
export const ensureNginxScripts = (): string | undefined => ensureProgram(scripts)

/** The same for wrk, a load generator. */
export const ensureWrk = (): string | undefined => ensureProgram(wrk)

export const findNginx = (): string | undefined => findProgram(nginx.name)

export const findNginxScripts = (): string | undefined => findModule(scripts.name)

export const findWrk = (): string | undefined => findProgram(wrk.name)
