/**
 * The host names of a site. Servers build the site's origin from these names and never from a request: a
 * cache would keep a forged origin for all visitors. A request for any other host gets 421.
 */
import { isIPv6 } from 'node:net'
import { parseHostAndPort, parseHost, parseList } from '@kutuhal/contract/typed-settings.ts'

export interface SiteHosts {
  /**
   * The site's hosts, such as `www.example.org`. Include a port only if visitors use a different port from
   * the one on which the server listens.
   */
  readonly names: readonly string[]
  /**
   * The host below which each preview has a host: `preview-<generation>.<host>`. If absent, there are no
   * previews.
   */
  readonly previews?: string | undefined
}

/**
 * Host names of a site on a developer's computer. Previews may be below `localhost`, since browsers do not
 * let a host below `localhost` set cookies for `localhost`.
 */
export const LOCAL_HOSTS: SiteHosts = { names: ['localhost', '127.0.0.1', '[::1]'], previews: 'localhost' }

/**
 * @param typed hosts as typed, with commas between; each may have a port
 * @returns the hosts in the form that browsers send; undefined if any host is invalid
 */
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

/**
 * Formats a host as in a `Host` header: an IPv6 address in brackets, a full name without the dot at its end.
 */
const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host.replace(/\.$/, ''))

/** The scheme and port of a server, which decide whether a `Host` header contains the port. */
export interface ListenAddress {
  readonly scheme: 'http' | 'https'
  readonly port: number
}

/** Recognizes requests for one of the site's hosts, and tells how to build the host's origin. */
export interface HostPattern {
  /** Regular expression for the `Host` header; its group `preview_id` is the preview's generation. */
  readonly pattern: string
  /** Whether the pattern is for previews, whose hosts begin with `preview-<generation>.`. */
  readonly isPreview: boolean
  /**
   * The host in the site's addresses, with a port unless it is the scheme's default. For previews, this is
   * the part after `preview-<generation>.`.
   */
  readonly authority: string
}

/**
 * Regular expression for the first part of a preview's host, in a syntax that both JavaScript and nginx
 * support.
 */
const GENERATION = 'preview-(?<preview_id>[0-9a-f]{12,32})'

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
  /** The origin, e.g. `http://localhost:3000`. */
  readonly origin: string
  /** The preview's generation; absent for the live site. */
  readonly preview?: string | undefined
}

/**
 * @param header the `Host` header. If it is absent, as HTTP/1.0 allows, the request is for the site's first
 * host
 * @returns the host's origin, and the generation of a preview; undefined for an unknown host
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

/** Matches the end of domains such as `co.in`, below which anyone can register a name. */
const SHARED_SECOND_LEVEL = /^(?:ac|co|com|edu|firm|gen|gov|net|nic|nom|org|res)\.[a-z]{2}$/

/**
 * Warns if previews could set cookies for the site: previews are unchecked releases, and browsers let hosts
 * of one registered domain share cookies.
 * @returns the warning; undefined if such cookies cannot reach the site
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
