import { ensureProgram, findProgramModule, findProgram, type DebianProgram } from './debian-program.ts'

const nginx: DebianProgram = { name: 'nginx', debianPackage: 'nginx-light', elsewhere: 'brew install nginx' }
const wrk: DebianProgram = { name: 'wrk', debianPackage: 'wrk', elsewhere: 'brew install wrk' }

/** njs, without which an edge cannot run. */
const scripts: DebianProgram = {
  name: '/usr/lib/nginx/modules/ngx_http_js_module.so',
  debianPackage: 'libnginx-mod-http-js',
  isModule: true,
}

export const ensureNginx = (): string | undefined => ensureProgram(nginx)

export const ensureNginxScriptModule = (): string | undefined => ensureProgram(scripts)

export const ensureWrk = (): string | undefined => ensureProgram(wrk)

export const findNginx = (): string | undefined => findProgram(nginx.name)

export const findNginxScriptModule = (): string | undefined => findProgramModule(scripts.name)

export const findWrk = (): string | undefined => findProgram(wrk.name)
