/**
 * Writes the configuration folder of an edge: an nginx for the object store of STORE and AWS_ENDPOINT_URL_S3.
 * Repeat it when an option or the template changes; a release does not need it.
 */
import { findNginx, findNginxScripts } from '../../programs/nginx-and-wrk.ts'
import { checkConfiguration, http2Syntax } from '../../serve/nginx/run-nginx.ts'
import { writeConfiguration } from '../../serve/nginx/write-configuration.ts'
import { previewWarning } from '../../serve/site-hosts.ts'
import type { OperatingRun } from '../run-command-line.ts'
import { parseEdgeOptions } from './edge-options.ts'

/** Path of the nginx module on Debian, for an edge whose folder is made on another computer. */
const SCRIPTS = '/usr/lib/nginx/modules/ngx_http_js_module.so'

export const run: OperatingRun = async args => {
  const [program, scripts] = [findNginx(), findNginxScripts()]
  const http2 = program ? http2Syntax(program) : 'in listen'
  const { folder, options } = parseEdgeOptions(args, process.env, { scripts: scripts ?? SCRIPTS, http2 })
  await writeConfiguration(folder, options)
  const warning = previewWarning(options.hosts)
  const hint = warning === undefined ? '' : `\n${warning}`
  const start = `nginx -p ${folder} -c nginx.conf`
  if (!program || !scripts) {
    return `${folder}\nThere is no nginx with njs here to check it with. On the edge: ${start} -t, then ${start}${hint}`
  }
  const { isGood, words } = checkConfiguration(program, folder)
  if (!isGood) throw new Error(`nginx does not take ${folder}/nginx.conf.\n\n${words}`)
  return `${folder}\n${words.trim()}\nStart it: ${start}${hint}`
}
