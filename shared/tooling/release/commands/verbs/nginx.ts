import path from 'node:path'
import { findNginx } from '../../programs/nginx-and-wrk.ts'
import { checkConfiguration, http2Syntax } from '../../serve/nginx/run-nginx.ts'
import { writeConfiguration } from '../../serve/nginx/write-configuration.ts'
import { parsePartners } from '../../serve/partners.ts'
import { previewWarning } from '../../serve/site-hosts.ts'
import { closedFolderAbove } from '../../store/server-access.ts'
import { parseOrigins } from './origins.ts'
import { parseWholeNumber, type VerbOptions, type RunVerb } from './verb-request.ts'
import { parseAbsolutePath, parseListenAddresses, parsePort, parseSiteHosts } from './parse-options.ts'

export const run: RunVerb = async ({ store, names, options }) => {
  const [typed, ...rest] = names
  if (typed === undefined || rest.length > 0) {
    throw new Error(
      'Into which folder? E.g. npm run release -- nginx /etc/kutuhal --host www.example.org --certificate site.crt --key site.key',
    )
  }
  const folder = parseAbsolutePath('The folder', typed)
  const program = findNginx()
  const hosts = parseSiteHosts(options)
  await writeConfiguration(folder, {
    store: { ...store, folder: path.resolve(store.folder) },
    addresses: parseListenAddresses(options.address ?? '*,[::]'),
    httpsPort: parsePort('port', options.port ?? '443'),
    httpPort:
      options['http-port'] === 'none' ? undefined : parsePort('http-port', options['http-port'] ?? '80'),
    tls: { certificate: requiredFile(options, 'certificate'), key: requiredFile(options, 'key') },
    hosts,
    origins: Object.fromEntries(Object.entries(parseOrigins(options.origins)).map(hostOf)),
    partners: parsePartners('--partners', options.partners),
    gateway: options.gateway,
    collector: options.collector,
    user: options.user,
    hsts: parseWholeNumber('hsts', options.hsts ?? '0', 0, Infinity),
    http2: program ? http2Syntax(program) : 'in listen',
  })
  const file = path.join(folder, 'nginx.conf')
  const start = `nginx -p ${folder} -c nginx.conf`
  const copy = store.shared ? `\n${copyInWords(store.shared.address)}` : ''
  const closed = closedFolderAbove(store)
  const warnings = [closed && closedFolderInWords(closed), previewWarning(hosts)]
  const hint = warnings.map(warning => (warning === undefined ? '' : `\n${warning}`)).join('')
  if (!program)
    return `${file}\nThere is no nginx here to check it with. On the server: ${start} -t, then ${start}${copy}${hint}`
  const { isGood, words } = checkConfiguration(program, folder)
  if (!isGood) throw new Error(`nginx does not take ${file}.\n\n${words}`)
  return `${file}\n${words.trim()}\nStart it: ${start}${copy}${hint}`
}

const closedFolderInWords = (folder: string): string =>
  `Only its owner can enter ${folder}, and the store is in there: nginx's workers get nothing unless they run as that user. Open it with chmod a+x ${folder}, or keep the store elsewhere.`

const copyInWords = (address: string): string =>
  `It serves the copy of ${address} that lies here, which follows whenever a command runs here. More: shared/docs/guides/serving.md`

function requiredFile(options: VerbOptions, option: 'certificate' | 'key'): string {
  const file = options[option]
  if (file !== undefined) return parseAbsolutePath(`--${option}`, file)
  throw new Error(`Browsers speak HTTP/2 over TLS only. Name the file in PEM form: --${option} <file>.`)
}

const hostOf = ([app, origin]: [string, string]): [string, string] => [app, new URL(origin).hostname]
