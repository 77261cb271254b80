/**
 * Servers build the site's origin from these names and never from a request: a cache would keep a forged
 * origin for all visitors. A request for any other host gets 421.
 */
import { isIPv6 } from 'node:net'
import { parseHostAndPort, parseHost, parseList } from '@kutuhal/settings'

export interface SiteHosts {
  /** Such as `www.example.org`, with a port only if visitors use another than the server listens on. */
  readonly names: readonly string[]
  /** Each preview has the host `preview-<generation>.<host>`. If absent, there are no previews. */
  readonly previews?: string | undefined
}

/** Browsers do not let a host below `localhost` set cookies for `localhost`, so previews may be there. */
export const LOCAL_HOSTS: SiteHosts = { names: ['localhost', '127.0.0.1', '[::1]'], previews: 'localhost' }

/** @returns the hosts in the form that browsers send; undefined if any host is invalid */
export function parseHostNames(typed: string): readonly string[] | undefined {
  const names = parseList(typed).map(hostNameFrom)
  const good = names.filter(name => name !== undefined)
  return good.length > 0 && good.length === names.length ? good : undefined
}

function hostNameFrom(text: string): string | undefined {
  const bare = parseHost(text.replace(/^\[(.+)\]$/, '$1'))
  if (bare !== undefined) return bracketed(bare)
  const withPort = parseHostAndPort(text)
  return withPort && `${bracketed(withPort.host)}:${withPort.port}`
}

/** As in a `Host` header: an IPv6 address in brackets, a full name without the dot at its end. */
const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host.replace(/\.$/, ''))

/** They decide whether a `Host` header contains the port. */
export interface ListenAddress {
  readonly scheme: 'http' | 'https'
  readonly port: number
}

export interface HostPattern {
  /** Of the `Host` header; its group `preview_id` is the preview's generation. */
  readonly pattern: string
  readonly isPreview: boolean
  /** With a port unless it is the scheme's default. For previews, the part after `preview-<generation>.`. */
  readonly authority: string
}

/** In a syntax that both JavaScript and nginx support. */
const GENERATION = 'preview-(?<preview_id>[0-9a-f]{32})'

export function createHostPatterns(
  { names, previews }: SiteHosts,
  listening: ListenAddress,
): readonly HostPattern[] {
  const form = (host: string, isPreview: boolean): HostPattern => {
    const [, name = host, ownPort] = /^(.+?)(?::(\d+))?$/.exec(host) ?? []
    const port = Number(ownPort ?? listening.port)
    const start = isPreview ? String.raw`${GENERATION}\.` : ''
    const isUsual = port === (listening.scheme === 'https' ? 443 : 80)
    return {
      pattern: `${start}${name.replaceAll(/[.[\]]/g, String.raw`\$&`)}(?::${port})?`,
      isPreview,
      authority: isUsual ? name : `${name}:${port}`,
    }
  }
  return [...names.map(name => form(name, false)), ...(previews === undefined ? [] : [form(previews, true)])]
}

export interface RequestedHost {
  /** E.g. `http://localhost:3000`. */
  readonly origin: string
  /** Its generation; absent for the live site. */
  readonly preview?: string | undefined
}

/**
 * @param header the `Host` header; if it is absent, as HTTP/1.0 allows, the request is for the site's first
 * host
 * @returns undefined for an unknown host
 */
export function parseRequestedHost(
  hosts: SiteHosts,
  listening: ListenAddress,
  header: string | undefined,
): RequestedHost | undefined {
  const { names } = hosts
  for (const { pattern, isPreview, authority } of createHostPatterns(hosts, listening)) {
    const match = new RegExp(`^${pattern}$`, 'i').exec(header ?? names[0] ?? '')
    if (!match) continue
    const preview = isPreview ? match.groups?.['preview_id'] : undefined
    const start = preview === undefined ? '' : `preview-${preview}.`
    return { origin: `${listening.scheme}://${start}${authority}`, preview }
  }
  return undefined
}

/** Anyone can register a name below these. */
const SHARED_SECOND_LEVEL = /^(?:ac|co|com|edu|firm|gen|gov|net|nic|nom|org|res)\.[a-z]{2}$/

/**
 * Previews are unchecked releases, and browsers let hosts of one registered domain share cookies.
 * @returns undefined if cookies of previews cannot reach the site
 */
export function getPreviewCookieWarning({ names, previews }: SiteHosts): string | undefined {
  if (previews === undefined) return undefined
  const below = labelsOf(previews)
  const site = names.find(name => {
    const shared = sharedEnd(labelsOf(name), below)
    return shared.length >= 2 && !SHARED_SECOND_LEVEL.test(shared.join('.'))
  })
  if (site === undefined) return undefined
  const domain = sharedEnd(labelsOf(site), below).join('.')
  return `Previews below ${previews} can set cookies for ${site}: both are below ${domain}. Register a domain of its own for them (shared/docs/guides/serving.md).`
}

const labelsOf = (host: string): readonly string[] => host.replace(/:\d+$/, '').toLowerCase().split('.')

function sharedEnd(one: readonly string[], other: readonly string[]): readonly string[] {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length))
    length++
  return one.slice(one.length - length)
}
