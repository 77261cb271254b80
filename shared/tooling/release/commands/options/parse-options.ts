/** Errors show the valid form. */
import { isIPv4, isIPv6 } from 'node:net'
import path from 'node:path'
import { parseServerUrl, MAX_PORT, parseList, parsePath } from '@kutuhal/settings'
import type { NginxOptions } from '../../serve/nginx/options.ts'
import { parseHostNames, type SiteHosts } from '../../serve/site-hosts.ts'
import { parseWholeNumber, type VerbOptions } from './verb-request.ts'

/** Of every nginx, whether it serves a folder or an object store. */
export const serverOptions = [
  ...(['certificate', 'key', 'host', 'previews', 'gateway', 'collector'] as const),
  ...(['address', 'port', 'http-port', 'user', 'hsts'] as const),
] as const

export function parseServerOptions(
  options: Pick<VerbOptions, (typeof serverOptions)[number]>,
): Omit<NginxOptions, 'store' | 'http2'> {
  const { 'http-port': typedHttpPort = '80' } = options
  const httpsPort = parsePort('port', options.port ?? '443')
  const httpPort = typedHttpPort === 'none' ? undefined : parsePort('http-port', typedHttpPort)
  if (httpPort === httpsPort)
    throw new Error(`--port and --http-port are both ${httpPort}. Name two ports, or --http-port none.`)
  return {
    addresses: parseListenAddresses(options.address ?? '*,[::]'),
    httpsPort,
    httpPort,
    tls: { certificate: requiredFile(options, 'certificate'), key: requiredFile(options, 'key') },
    hosts: parseSiteHosts(options),
    gateway: parseList(options.gateway ?? ''),
    collector: parseList(options.collector ?? ''),
    user: options.user,
    hsts: parseWholeNumber('hsts', options.hsts ?? '0', 0, Infinity),
  }
}

function requiredFile(options: VerbOptions, option: 'certificate' | 'key'): string {
  const file = options[option]
  if (file !== undefined) return parseAbsolutePath(`--${option}`, file)
  throw new Error(`Browsers speak HTTP/2 over TLS only. Name the file in PEM form: --${option} <file>.`)
}

export const parsePort = (option: string, text: string): number => parseWholeNumber(option, text, 1, MAX_PORT)

export function parseAbsolutePath(option: string, text: string): string {
  const known = parsePath(text)
  if (known !== undefined) return path.resolve(known)
  throw new Error(
    `${option} needs a path on this computer, like /srv/kutuhal or ./site, not "${text}". A shell replaces ~ only where a word begins with it.`,
  )
}

/** `*` for all of IPv4, `[::]` for all of IPv6. */
function parseListenAddresses(text: string): readonly string[] {
  const addresses = parseList(text)
  const wrong = addresses.find(
    each => each !== '*' && !isIPv4(each) && !isIPv6(/^\[(.+)\]$/.exec(each)?.[1] ?? ''),
  )
  if (wrong === undefined && addresses.length > 0) return addresses
  throw new Error(`--address needs addresses like *,[::] or 10.0.0.7, without ports, not "${wrong ?? text}".`)
}

/** Required, since the host in a request is not trusted. */
function parseSiteHosts({ host, previews }: Pick<VerbOptions, 'host' | 'previews'>): SiteHosts {
  const names = parseHostNames(host ?? '')
  if (!names) {
    throw new Error(
      `--host needs the names by which visitors know the site, like www.example.org, with commas between and without https://, not "${host ?? ''}".`,
    )
  }
  return { names, previews: previews === undefined ? undefined : parsePreviewHost(previews) }
}

/** Previews are subdomains of this host. It has a port if their addresses have one. */
function parsePreviewHost(text: string): string {
  const [host, ...more] = parseHostNames(text) ?? []
  if (host !== undefined && more.length === 0) return host
  throw new Error(
    `--previews needs the host that previews are below, like example-previews.org or localhost:3443, without https://, not "${text}".`,
  )
}

export function parseHttpUrl(option: string, what: string, text: string): string {
  const address = parseServerUrl(text, { protocols: ['http:', 'https:'], hasPath: true })
  if (address !== undefined) return address
  throw new Error(`${option} needs ${what}, without a password or a query, not "${text}".`)
}
