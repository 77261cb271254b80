/**
 * An edge is an nginx for the object store of STORE and AWS_ENDPOINT_URL_S3. Run the command again when an
 * option or the template changes, not for new releases.
 */
import { findNginx, findNginxScriptModule } from '../../programs/nginx-and-wrk.ts'
import { detectHttp2Syntax } from '../../serve/nginx/run-nginx.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'
import { writeAndCheckNginxConfiguration } from '../verbs/nginx.ts'
import { parseEdgeOptions } from './edge-options.ts'

/** Debian's path, for a computer without nginx that writes the configuration for another. */
const SCRIPTS = '/usr/lib/nginx/modules/ngx_http_js_module.so'

export const run: OperatorVerbHandler = request => {
  const [program, scripts] = [findNginx(), findNginxScriptModule()]
  const http2 = program ? detectHttp2Syntax(program) : 'in listen'
  const { folder, options } = parseEdgeOptions(request, process.env, { scripts: scripts ?? SCRIPTS, http2 })
  return writeAndCheckNginxConfiguration(folder, scripts && program, [], options)
}
