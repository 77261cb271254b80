/**
 * `npm run edge -- /etc/kutuhal --certificate site.crt --key site.key`: writes all that an edge is, a folder for nginx, for the object store that
 * STORE and AWS_ENDPOINT_URL_S3 name. Made anew when an option or the template changes, never for a release.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { originsFrom } from '../commands/verbs/origins.ts'
import { findNginx, findNginxScripts } from '../programs/nginx-and-wrk.ts'
import { checkConfiguration, http2Spelling } from '../serve/nginx/run-nginx.ts'
import { writeConfiguration } from '../serve/nginx/write-configuration.ts'
import { partnersFrom } from '../serve/partners.ts'
import { objectsUrl } from './objects-url.ts'

/** Where Debian's package has it, for a folder that is made on another computer. */
const SCRIPTS = '/usr/lib/nginx/modules/ngx_http_js_module.so'

try {
  console.log(await write())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function write(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      objects: { type: 'string' },
      site: { type: 'string', default: 'live' },
      cache: { type: 'string', default: '10g' },
      trusted: { type: 'string', default: '/etc/ssl/certs/ca-certificates.crt' },
      balancers: { type: 'string', default: '' },
      gateways: { type: 'string', default: '' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      host: { type: 'string' },
      origins: { type: 'string' },
      partners: { type: 'string' },
      address: { type: 'string', default: '*,[::]' },
      port: { type: 'string', default: '443' },
      'http-port': { type: 'string', default: '80' },
      user: { type: 'string' },
      hsts: { type: 'string', default: '0' },
    },
  })
  const [folder] = positionals
  if (folder === undefined || values.certificate === undefined || values.key === undefined) {
    throw new Error(
      'Into which folder, and with which certificate? E.g. npm run edge -- /etc/kutuhal --certificate site.crt --key site.key',
    )
  }
  const program = findNginx()
  const origins = Object.entries(originsFrom(values.origins))
  await writeConfiguration(folder, {
    store: {
      objects: values.objects ?? objectsUrl(process.env),
      pointer: values.site,
      scripts: findNginxScripts() ?? SCRIPTS,
      cacheSize: cacheSize(values.cache),
      trusted: path.resolve(values.trusted),
    },
    addresses: listed(values.address),
    httpsPort: whole('port', values.port),
    httpPort: values['http-port'] === 'none' ? undefined : whole('http-port', values['http-port']),
    tls: { certificate: path.resolve(values.certificate), key: path.resolve(values.key) },
    host: values.host,
    origins: Object.fromEntries(origins.map(([app, origin]) => [app, new URL(origin).hostname])),
    partners: partnersFrom(values.partners),
    gateway: listed(values.gateways),
    balancers: listed(values.balancers),
    user: values.user,
    hsts: whole('hsts', values.hsts),
    http2: program ? http2Spelling(program) : 'in listen',
  })
  const start = `nginx -p ${path.resolve(folder)} -c nginx.conf`
  if (!program)
    return `${folder}\nThere is no nginx here to check it with. On the edge: ${start} -t, then ${start}`
  const { isGood, words } = checkConfiguration(program, folder)
  if (!isGood) throw new Error(`nginx does not take ${folder}/nginx.conf.\n\n${words}`)
  return `${folder}\n${words.trim()}\nStart it: ${start}`
}

const listed = (text: string): string[] => text.split(',').filter(item => item !== '')

function whole(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--${option} needs a whole number, not "${text}".`)
}

function cacheSize(text: string): string {
  if (/^\d+[mg]$/.test(text)) return text
  throw new Error(`--cache needs a size such as 500m or 10g, not "${text}".`)
}
