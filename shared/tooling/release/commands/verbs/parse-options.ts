/** Parses options that name servers, for several commands; errors show the valid form. */
import { isIPv4, isIPv6 } from 'node:net'
import path from 'node:path'
import { addressFrom, HIGHEST_PORT, listFrom, pathFrom } from '@kutuhal/contract/typed-settings.ts'
import { parseHostNames, type SiteHosts } from '../../serve/site-hosts.ts'
import { parseWholeNumber } from './verb-request.ts'

export const parsePort = (option: string, text: string): number =>
  parseWholeNumber(option, text, 1, HIGHEST_PORT)

/** Returns the absolute path of a file or folder. @param option its name in the error message */
export function parseAbsolutePath(option: string, text: string): string {
  const known = pathFrom(text)
  if (known !== undefined) return path.resolve(known)
  throw new Error(
    `${option} needs a path on this computer, like /srv/kutuhal or ./site, not "${text}". A shell replaces ~ only where a word begins with it.`,
  )
}

/** Parses the addresses that nginx listens on: `*` for all of IPv4, `[::]` for all of IPv6. */
export function parseListenAddresses(text: string): readonly string[] {
  const addresses = listFrom(text)
  const wrong = addresses.find(
    each => each !== '*' && !isIPv4(each) && !isIPv6(/^\[(.+)\]$/.exec(each)?.[1] ?? ''),
  )
  if (wrong === undefined && addresses.length > 0) return addresses
  throw new Error(`--address needs addresses like *,[::] or 10.0.0.7, without ports, not "${wrong ?? text}".`)
}

interface TypedHosts {
  readonly host?: string | undefined
  readonly previews?: string | undefined
}

/** Parses the site's host names. They are required, since the host in a request is not trusted. */
export function parseSiteHosts({ host, previews }: TypedHosts): SiteHosts {
  const names = parseHostNames(host ?? '')
  if (!names) {
    throw new Error(
      `--host needs the names by which visitors know the site, like www.example.org, with commas between and without https://, not "${host ?? ''}".`,
    )
  }
  return { names, previews: previews === undefined ? undefined : parsePreviewHost(previews) }
}

/** Parses the host below which previews get their names, with its port if their addresses have one. */
export function parsePreviewHost(text: string): string {
  const [host, ...more] = parseHostNames(text) ?? []
  if (host !== undefined && more.length === 0) return host
  throw new Error(
    `--previews needs the host that previews are below, like example-previews.org or localhost:3443, without https://, not "${text}".`,
  )
}

/** Parses the URL of Prometheus, which may have a path. */
export function parsePrometheusUrl(name: string, text: string): string {
  const address = addressFrom(text, { protocols: ['http:', 'https:'], hasPath: true })
  if (address !== undefined) return address
  throw new Error(
    `${name} needs the address of Prometheus, like http://localhost:9090, without a password or a query, not "${text}".`,
  )
}
